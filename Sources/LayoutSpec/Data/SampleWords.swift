/// The words for sample data. Their order is part of the language: new words must be added at the
/// end of a new list, so that pictures of existing specs do not change.
enum SampleWords {
  private static func list(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  static let words = list(
    """
    amber anchor apple arch autumn bamboo basket beacon birch blanket blossom boat branch bread
    breeze bridge brook canvas canyon cedar chalk cherry circle clay cliff cloud coast comet compass
    copper coral cotton creek crystal dawn desert dew drift dune dusk eagle echo ember falcon fern
    field fjord flame forest fountain fox frost garden ginger glacier glass gold grove harbor hazel
    heron hill honey horizon island ivory ivy jade jasmine kettle lagoon lantern lark lavender leaf
    lemon light lily linen lotus maple marble marsh meadow mint mist moon morning moss mountain
    nectar night north oak ocean olive orchard orchid otter paper path pearl pebble pine planet
    plum pond poppy prairie quartz quiet rain raven reef ribbon ridge river robin rose saffron sage
    sail sand shadow shell shore silver sky slate snow spark spice spring spruce star stone storm
    stream summer summit sun swan thistle thunder tide timber trail tulip valley velvet violet wave
    willow wind winter wood wren
    """)

  static let givenNames = list(
    """
    Ada Amir Ana Anders Aisha Ben Bruno Carla Chen Clara Daniel Diego Elena Emil Emma Fatima Felix
    Freya Grace Hana Hugo Ida Ingrid Ivan Jana Jonas Julia Kai Karim Lea Leo Lina Lucas Maja Marco
    Maria Mei Mila Nadia Nils Noah Nora Olga Oscar Priya Rosa Samir Sara Sofia Tariq Tessa Theo Uma
    Vera Victor Yara Yuki Zoe
    """)

  static let familyNames = list(
    """
    Abbas Almeida Andersen Bauer Becker Bianchi Castro Chen Costa Diaz Dubois Eriksen Farah Fischer
    Garcia Gupta Haddad Hansen Hoffmann Ito Ivanova Jansen Jensen Kaya Khan Kim Klein Kowalski Kumar
    Larsen Lee Lindberg Lopez Marino Martin Mehta Meyer Moreau Morel Nakamura Nguyen Novak Okafor
    Olsen Park Patel Petrov Ramos Rossi Sato Silva Singh Suzuki Tanaka Torres Wagner Weber Yilmaz
    """)

  static let cities = lines(
    """
    Amsterdam
    Athens
    Auckland
    Bangkok
    Barcelona
    Berlin
    Bogotá
    Bruges
    Buenos Aires
    Cairo
    Cape Town
    Copenhagen
    Dakar
    Dublin
    Edinburgh
    Florence
    Hanoi
    Havana
    Helsinki
    Istanbul
    Jakarta
    Kyoto
    Lima
    Lisbon
    Ljubljana
    Madrid
    Marrakesh
    Melbourne
    Mexico City
    Montréal
    Mumbai
    Nairobi
    Naples
    Oslo
    Paris
    Porto
    Prague
    Quito
    Reykjavík
    Riga
    Rome
    Santiago
    Seoul
    Seville
    Stockholm
    Tallinn
    Tokyo
    Vancouver
    Vienna
    Zürich
    """)

  static let categories = lines(
    """
    Art
    Books
    Business
    Cooking
    Education
    Entertainment
    Family
    Finance
    Fitness
    Food & Drink
    Games
    Gardening
    Health
    History
    Home
    Lifestyle
    Music
    Nature
    News
    Photo & Video
    Productivity
    Reference
    Science
    Shopping
    Social
    Sports
    Travel
    Utilities
    Weather
    Writing
    """)

  static let months = list(
    """
    January February March April May June July August September October November December
    """)

  static let colors = list(
    """
    systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue
    systemIndigo systemPurple systemPink systemBrown
    """)
}
