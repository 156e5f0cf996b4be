import Foundation
import TestSupport
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Screens and apps in the styles of public repositories, drawn as they are, with their texts.
@Suite(.enabled(if: RunnerLibrary.besideTests.isThere))
struct CorpusScreenTests {
  /// An input, and what its picture and the messages about it contain.
  struct Screen: CustomTestStringConvertible, Sendable {
    var input: String
    /// The picture, without its extension.
    var picture: String
    /// The number of drawn items; `nil` if it depends on the measured texts.
    var items: Int?
    /// Lines of text in the picture.
    var texts: [String] = []
    /// Parts of the messages.
    var words: [String] = []
    /// Other pictures.
    var others: [String] = []

    var testDescription: String { input }
  }

  private static let screens = [
    Screen(
      input: "regatta", picture: "regatta/BoatsViewController", items: 3,
      texts: ["3  Contrary Mary", "O. Brandt"]),
    Screen(
      input: "birds", picture: "birds/BirdsViewController", items: 3, texts: ["2. Rook"],
      words: ["small stand-ins of Flatplan replace RxCocoa, RxDataSources, RxSwift"]),
    Screen(
      input: "birds", picture: "birds/FlocksViewController", items: 3,
      texts: ["Wood Wren", "Field Lark"]),
    Screen(
      input: "base", picture: "base/StampsViewController", items: 5, texts: ["45", "Elland, 1950"]),
    Screen(
      input: "brewery", picture: "brewery/BrewsViewController", items: 4,
      texts: ["On tap", "Lamplighter", "Saison · 5.4%"]),
    Screen(
      input: "brewery", picture: "brewery/HopsViewController", items: 7, texts: ["Cascade"]),
    Screen(
      input: "laps", picture: "laps/LapsViewController", items: 4, texts: ["31.40 s", "BUTTERFLY"]),
    Screen(
      input: "podcasts", picture: "podcasts/BrowseViewController", items: 12,
      texts: ["The Lighthouse Keeper", "New Shows", "Night Trains", "True Stories"]),
    Screen(
      input: "museum", picture: "museum/ExhibitsController", items: 9,
      texts: ["Bronze Age", "Sampler", "Cuckoo"]),
    Screen(
      input: "trails", picture: "trails/TrailsViewController", items: 4,
      texts: ["Beech Hollow", "17.8 km"]),
    Screen(
      input: "lists", picture: "lists/ChoresViewController", items: 5,
      texts: ["Later this week", "Water the tomatoes", "Front brake squeaks"]),
    Screen(
      input: "carousel", picture: "carousel/FeaturedGamesController", items: 3,
      texts: ["Orbit Golf", "NEW"], words: ["the font 'AvenirNext-Heavy' is replaced"]),
    Screen(
      input: "literals", picture: "literals/PaletteController", items: 7,
      texts: ["Lagoon", "#C97B5D"], words: ["the font 'Menlo' is replaced"]),
    Screen(
      input: "storyboard", picture: "storyboard/LibraryViewController", items: 4,
      texts: ["Paper Moons", "Tin Orchard"]),
    Screen(
      input: "snapkit", picture: "snapkit/BoardListViewController", items: 3,
      texts: ["Grandmother", "Waiting"],
      words: ["small stand-ins of Flatplan replace SnapKit"]),
    Screen(
      input: "rivers", picture: "rivers/RiverGaugesViewController", items: 3,
      texts: ["Upper Weir", "+4 cm", "steady"],
      words: ["small stand-ins of Flatplan replace Combine"]),
    Screen(
      input: "assets", picture: "assets/BakeryViewController", items: 4,
      texts: ["Country loaf", "€4.95"]),
    Screen(
      input: "catalog", picture: "catalog/ShelterViewController", items: 4,
      texts: ["Old Tom", "14 years old", "Adopt Biscuit"]),
    Screen(
      input: "badges", picture: "badges/AlbumsViewController", items: 11, texts: ["Roll 6", "99+"]),
    Screen(
      input: "contentview", picture: "contentview/DeckViewController", items: 3,
      texts: ["kanelbulle", "most afternoons", "Tap to turn"]),
    Screen(
      input: "broken", picture: "broken/StationsViewController", items: 3,
      texts: ["University East", "9 bikes, 0 free docks"],
      words: [
        "imports left out: GoogleMaps",
        "conformance StationMapViewController left out: GMSMapViewDelegate",
      ]),
    Screen(
      input: "vfl", picture: "vfl/ReaderViewController", items: 3,
      texts: ["Council votes for the new bridge", "MORE"]),
    Screen(
      input: "favorites", picture: "favorites/WordsViewController", items: 6,
      texts: ["petrichor", "vellichor"]),
    Screen(
      input: "bundled", picture: "bundled/MoonsViewController", items: 7,
      texts: ["Jupiter", "Amalthea", "9 September 1892"]),
  ]

  @Test(arguments: TestShard.current.cases(of: screens + styles))
  func `a screen is drawn with its texts`(_ screen: Screen) async throws {
    let work = try Workplace()
    try work.copyCorpus(screen.input)
    let result = await work.compile(
      ["render", screen.input, "-f", "svg", "-o", "out", "--width", "390"])
    #expect(result.code == .done, "\(result.words)")
    let path = "\(work.folder)/out/\(screen.picture)/390.svg"
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    let count = picture.ranges(of: "class=\"fp-item\"").count
    #expect(screen.items == nil ? count > 0 : count == screen.items)
    for text in screen.texts { #expect(picture.contains(">\(text)<"), "\(text)") }
    for other in screen.others { #expect(work.bytes("out/\(other)/390.svg") != nil, "\(other)") }
    for words in screen.words {
      #expect(result.words.contains(words), "\(words) in\n\(result.words)")
    }
  }
}

extension Workplace {
  /// Copies a folder of the corpus to the working directory.
  func copyCorpus(_ name: String) throws {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Corpus"
    try FileManager.default.copyItem(atPath: "\(corpus)/\(name)", toPath: "\(folder)/\(name)")
  }
}
