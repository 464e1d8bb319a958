-- Turns an OpenStreetMap extract into the layers of OpenMapTiles that our map style draws, for tilemaker 2.2.
-- The names of layers, classes and attributes are those of https://openmaptiles.org/schema.

local function set(...)
  local words = {}
  for _, word in ipairs({ ... }) do words[word] = true end
  return words
end

node_keys = { "place", "natural", "railway", "aeroway", "amenity", "shop", "tourism", "historic", "leisure", "station" }

-- Roads: the class of each kind, and the zoom level from which it shows.
local road_class = {
  motorway = "motorway", motorway_link = "motorway", trunk = "trunk", trunk_link = "trunk",
  primary = "primary", primary_link = "primary", secondary = "secondary", secondary_link = "secondary",
  tertiary = "tertiary", tertiary_link = "tertiary", unclassified = "minor", residential = "minor",
  living_street = "minor", road = "minor", pedestrian = "path", footway = "path", path = "path", steps = "path",
  cycleway = "path", bridleway = "path", track = "track", service = "service", busway = "busway", raceway = "raceway",
}
local road_zoom = {
  motorway = 4, trunk = 5, primary = 7, secondary = 9, tertiary = 11, minor = 12, path = 13, track = 13,
  service = 13, busway = 12, raceway = 12,
}
local name_zoom = {
  motorway = 8, trunk = 8, primary = 10, secondary = 11, tertiary = 12, minor = 13, path = 14, track = 14,
  service = 14, busway = 14, raceway = 14,
}
-- Later ones are drawn over earlier ones.
local road_order = {
  path = 1, track = 2, service = 3, raceway = 4, busway = 4, minor = 5, tertiary = 6, secondary = 7, primary = 8,
  trunk = 9, motorway = 10,
}

local rail = set("rail", "narrow_gauge", "preserved", "funicular", "subway", "light_rail", "monorail", "tram")
local transit = set("subway", "light_rail", "monorail", "tram")

local landcover = {
  wood = "wood", scrub = "grass", heath = "grass", grassland = "grass", glacier = "ice", sand = "sand", beach = "sand",
  bare_rock = "rock", scree = "rock", wetland = "wetland", fell = "grass", tundra = "grass",
}
local landcover_use = {
  forest = "wood", grass = "grass", meadow = "grass", village_green = "grass", farmland = "farmland",
  orchard = "farmland", vineyard = "farmland", allotments = "farmland", recreation_ground = "grass",
}
local landcover_leisure = { park = "grass", garden = "grass", golf_course = "grass", common = "grass" }

local landuse = set("residential", "commercial", "industrial", "retail", "cemetery", "military", "railway", "quarry")
local landuse_amenity = set("school", "university", "college", "kindergarten", "hospital", "library")
local landuse_leisure = set("pitch", "stadium", "playground", "track")

local place_zoom = {
  continent = 0, country = 2, state = 4, province = 4, city = 5, town = 7, village = 10, island = 9, islet = 12,
  suburb = 11, quarter = 12, neighbourhood = 13, borough = 11, hamlet = 12, isolated_dwelling = 14, locality = 13,
}

-- Sights and services that people look for: the class in the tiles, and the zoom level from which it shows.
local poi_kinds = {
  amenity = {
    restaurant = "restaurant", cafe = "cafe", bar = "bar", pub = "bar", fast_food = "fast_food",
    ice_cream = "ice_cream", theatre = "theatre", cinema = "cinema", library = "library", hospital = "hospital",
    pharmacy = "pharmacy", place_of_worship = "place_of_worship", school = "school", university = "college",
    townhall = "town_hall", post_office = "post", police = "police", fuel = "fuel", parking = "parking",
    bank = "bank", marketplace = "shop", ferry_terminal = "ferry_terminal", bus_station = "bus", fountain = "fountain",
  },
  tourism = {
    museum = "museum", gallery = "art_gallery", attraction = "attraction", viewpoint = "viewpoint", zoo = "zoo",
    aquarium = "aquarium", theme_park = "theme_park", hotel = "lodging", hostel = "lodging", motel = "lodging",
    guest_house = "lodging", camp_site = "campsite", caravan_site = "campsite", information = "information",
    artwork = "attraction", picnic_site = "picnic_site", alpine_hut = "lodging", wilderness_hut = "lodging",
  },
  historic = { castle = "castle", monument = "monument", memorial = "monument", ruins = "ruins", archaeological_site = "ruins" },
  leisure = {
    park = "park", garden = "park", stadium = "stadium", swimming_pool = "swimming", playground = "playground",
    golf_course = "golf", marina = "harbor", nature_reserve = "park", water_park = "swimming", beach_resort = "beach",
  },
  shop = { supermarket = "grocery", bakery = "bakery", mall = "shop", department_store = "shop", books = "shop" },
}
local poi_early = set("museum", "attraction", "castle", "zoo", "aquarium", "theme_park", "stadium", "park", "monument")

-- The name, and the English one if there is one.
local function add_names(object)
  local name = object:Find("name")
  local english = object:Find("name:en")
  if name == "" then name = english end
  object:Attribute("name", name)
  object:Attribute("name:latin", english ~= "" and english or name)
  if english ~= "" then object:Attribute("name:en", english) end
end

local function has_name(object)
  return object:Find("name") ~= "" or object:Find("name:en") ~= ""
end

-- Writes a sight or a service, if the object is one.
local function add_poi(object, is_way)
  for key, kinds in pairs(poi_kinds) do
    local value = object:Find(key)
    local class = kinds[value]
    if class and has_name(object) then
      if is_way then object:LayerAsCentroid("poi") else object:Layer("poi", false) end
      add_names(object)
      object:Attribute("class", class)
      object:Attribute("subclass", value)
      object:MinZoom(poi_early[class] and 12 or 14)
      object:AttributeNumeric("rank", poi_early[class] and 1 or 20)
      return
    end
  end
end

local function add_station(object, is_way)
  local railway = object:Find("railway")
  if railway ~= "station" and railway ~= "halt" and railway ~= "tram_stop" then return false end
  if not has_name(object) then return false end
  if is_way then object:LayerAsCentroid("poi") else object:Layer("poi", false) end
  add_names(object)
  object:Attribute("class", "railway")
  local station = object:Find("station")
  object:Attribute("subclass", station ~= "" and station or railway)
  object:MinZoom(railway == "tram_stop" and 14 or 12)
  object:AttributeNumeric("rank", railway == "tram_stop" and 15 or 2)
  return true
end

function init_function() end

function exit_function() end

function node_function(node)
  local place = node:Find("place")
  if place_zoom[place] and has_name(node) then
    node:Layer("place", false)
    add_names(node)
    node:Attribute("class", place)
    node:MinZoom(place_zoom[place])
    local people = tonumber(node:Find("population")) or 0
    local rank = place == "city" and 6 or place == "town" and 9 or 12
    if people > 1000000 then rank = 1 elseif people > 300000 then rank = 3 elseif people > 100000 then rank = 5 end
    node:AttributeNumeric("rank", rank)
    if node:Find("capital") == "yes" then node:AttributeNumeric("capital", 2) end
  end
  local natural = node:Find("natural")
  if (natural == "peak" or natural == "volcano") and has_name(node) then
    node:Layer("mountain_peak", false)
    add_names(node)
    node:Attribute("class", natural)
    local height = tonumber(node:Find("ele"))
    if height then
      node:AttributeNumeric("ele", math.floor(height + 0.5))
      node:AttributeNumeric("rank", height > 2500 and 1 or height > 1500 and 2 or 4)
    end
  end
  if node:Find("aeroway") == "aerodrome" and has_name(node) then
    node:Layer("aerodrome_label", false)
    add_names(node)
    node:Attribute("iata", node:Find("iata"))
  end
  if not add_station(node, false) then add_poi(node, false) end
end

local function add_road(way)
  local highway = way:Find("highway")
  local class = road_class[highway]
  if not class then return end
  if way:Find("area") == "yes" then return end
  way:Layer("transportation", false)
  way:Attribute("class", class)
  if class == "path" then way:Attribute("subclass", highway) end
  way:MinZoom(road_zoom[class])
  local is_link = highway:sub(-5) == "_link"
  if is_link then way:AttributeNumeric("ramp", 1) end
  local layer = tonumber(way:Find("layer")) or 0
  if way:Find("tunnel") ~= "" and way:Find("tunnel") ~= "no" then
    way:Attribute("brunnel", "tunnel")
  elseif way:Find("bridge") ~= "" and way:Find("bridge") ~= "no" then
    way:Attribute("brunnel", "bridge")
    layer = math.max(layer, 1)
  end
  if way:Find("oneway") == "yes" then way:AttributeNumeric("oneway", 1) end
  way:ZOrder(road_order[class] + layer * 10)
  local ref = way:Find("ref")
  if (has_name(way) or ref ~= "") and not is_link then
    way:Layer("transportation_name", false)
    add_names(way)
    way:Attribute("class", class)
    way:MinZoom(name_zoom[class])
    if ref ~= "" then
      local first = ref:match("^[^;]+")
      way:Attribute("ref", first)
      way:AttributeNumeric("ref_length", #first)
      way:Attribute("network", first:match("^I ") and "us-interstate" or first:match("^US ") and "us-highway" or "road")
    end
  end
end

local function add_rail(way)
  local railway = way:Find("railway")
  if not rail[railway] then return end
  way:Layer("transportation", false)
  way:Attribute("class", transit[railway] and "transit" or "rail")
  way:Attribute("subclass", railway)
  local service = way:Find("service")
  if service ~= "" then way:Attribute("service", service) end
  if way:Find("tunnel") == "yes" then way:Attribute("brunnel", "tunnel") end
  if way:Find("bridge") == "yes" then way:Attribute("brunnel", "bridge") end
  way:MinZoom(service ~= "" and 14 or transit[railway] and 12 or 8)
  way:ZOrder(6)
end

local function add_water(way, is_area)
  local natural, waterway, landuse_tag = way:Find("natural"), way:Find("waterway"), way:Find("landuse")
  if is_area and (natural == "water" or natural == "bay" or waterway == "riverbank" or waterway == "dock" or landuse_tag == "reservoir") then
    if natural == "bay" then return end
    way:Layer("water", true)
    local kind = way:Find("water")
    way:Attribute("class", (kind == "river" or waterway == "riverbank") and "river" or waterway == "dock" and "dock" or "lake")
    if way:Find("intermittent") == "yes" then way:AttributeNumeric("intermittent", 1) end
    way:MinZoom(way:Area() > 4000000 and 6 or way:Area() > 400000 and 9 or 11)
    if has_name(way) and kind ~= "river" then
      way:LayerAsCentroid("water_name")
      add_names(way)
      way:Attribute("class", "lake")
      way:MinZoom(way:Area() > 4000000 and 9 or 13)
    end
  elseif waterway == "river" or waterway == "stream" or waterway == "canal" or waterway == "ditch" or waterway == "drain" then
    way:Layer("waterway", false)
    way:Attribute("class", waterway)
    if has_name(way) then add_names(way) end
    if way:Find("tunnel") ~= "" and way:Find("tunnel") ~= "no" then way:Attribute("brunnel", "tunnel") end
    way:MinZoom(waterway == "river" and 8 or waterway == "canal" and 11 or 13)
  end
end

local function add_area(way)
  local natural, use, leisure = way:Find("natural"), way:Find("landuse"), way:Find("leisure")
  local cover = landcover[natural] or landcover_use[use] or landcover_leisure[leisure]
  if cover then
    way:Layer("landcover", true)
    way:Attribute("class", cover)
    way:Attribute("subclass", natural ~= "" and natural or use ~= "" and use or leisure)
    way:MinZoom(way:Area() > 4000000 and 7 or way:Area() > 200000 and 10 or 12)
  end
  local amenity = way:Find("amenity")
  local kind = landuse[use] and use or landuse_amenity[amenity] and amenity or landuse_leisure[leisure] and leisure
  if kind then
    way:Layer("landuse", true)
    way:Attribute("class", kind)
    way:MinZoom(way:Area() > 2000000 and 8 or way:Area() > 100000 and 11 or 13)
  end
  local protected = way:Find("boundary")
  if protected == "national_park" or protected == "protected_area" or leisure == "nature_reserve" then
    way:Layer("park", true)
    way:Attribute("class", protected == "national_park" and "national_park" or "nature_reserve")
    if has_name(way) then add_names(way) end
  end
  if way:Find("building") ~= "" and way:Find("building") ~= "no" then
    way:Layer("building", true)
    local levels = tonumber(way:Find("building:levels")) or 2
    way:AttributeNumeric("render_height", tonumber(way:Find("height")) or levels * 3.5)
    way:MinZoom(way:Area() > 2000 and 13 or 14)
  end
end

function way_function(way)
  local is_area = way:IsClosed()
  add_road(way)
  add_rail(way)
  add_water(way, is_area)
  if way:Find("route") == "ferry" then
    way:Layer("transportation", false)
    way:Attribute("class", "ferry")
    if has_name(way) then add_names(way) end
    way:MinZoom(8)
  end
  local aeroway = way:Find("aeroway")
  if aeroway == "runway" or aeroway == "taxiway" or aeroway == "apron" then
    way:Layer("aeroway", is_area and aeroway == "apron")
    way:Attribute("class", aeroway)
  elseif aeroway == "aerodrome" and is_area and has_name(way) then
    way:LayerAsCentroid("aerodrome_label")
    add_names(way)
    way:Attribute("iata", way:Find("iata"))
  end
  if is_area then
    add_area(way)
    if not add_station(way, true) then add_poi(way, true) end
  end
  if way:Find("boundary") == "administrative" then
    local level = tonumber(way:Find("admin_level")) or 0
    if level == 2 or level == 4 then
      way:Layer("boundary", false)
      way:AttributeNumeric("admin_level", level)
      way:AttributeNumeric("maritime", way:Find("maritime") == "yes" and 1 or 0)
      way:MinZoom(level == 2 and 2 or 5)
    end
  end
end
