import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput

/// Code in the styles of public repositories, drawn as it is.
@Suite(.enabled(if: RunnerLibrary.besideTests.isThere))
struct CorpusTests {
  /// An input and the messages about it.
  struct Case: CustomTestStringConvertible, Sendable {
    var input: String
    /// The pictures, without their extensions.
    var pictures: [String]
    /// Parts of the messages.
    var words: [String] = []

    var testDescription: String { input }
  }

  @Test(arguments: [
    Case(
      input: "lookup/Screens/Harbor.swift", pictures: ["Harbor/HarborViewController"],
      words: [
        "BerthCell from lookup/Style/BerthCell.swift",
        "Theme, UIColor from lookup/Style/Theme.swift",
        "imports left out: Crane", "function lift of BerthCell left out: CraneController",
      ]),
    Case(
      input: "mvvm", pictures: ["mvvm/RecipesViewController"],
      words: ["imports left out: Telemetry", "of RecipesViewController left out: TelemetryTracker"]),
    Case(input: "pasted/Static.swift", pictures: ["Static/shelves"]),
    Case(input: "pasted/WithSelf.swift", pictures: ["WithSelf/createLayout"]),
    Case(
      input: "pasted/Parameters.swift", pictures: ["Parameters/stack"]),
    Case(input: "neighbor", pictures: ["neighbor/good"]),
    Case(input: "same", pictures: ["same/offers", "same/shops"]),
    Case(input: "coordinator", pictures: ["coordinator/TripsController"]),
    Case(
      input: "generic/Wall.swift", pictures: ["Wall/WallController"],
      words: ["left out: LightboxPresenting"]),
    Case(input: "sections/Shop.swift", pictures: ["Shop/shopLayout"]),
  ])
  func `code is drawn as it is`(_ input: Case) async throws {
    let work = try Workplace()
    let name = String(input.input.prefix { $0 != "/" })
    try work.copyCorpus(name)
    if name == "neighbor" {
      // The formatter accepts no such file.
      try work.write(
        "import UIKit\nclass Half: UIViewController {\n  func open( {\n    let a = Door(\n",
        to: "neighbor/HalfWritten.swift")
    }
    let result = await work.compile(["render", input.input, "-f", "svg"])
    #expect(result.code == .done, "\(result.words)")
    let pictures = work.files.filter { $0.hasSuffix(".svg") }
    for picture in input.pictures {
      #expect(
        pictures.contains { $0.contains("output/\(picture)/") }, "\(pictures)\n\(result.words)")
    }
    for words in input.words {
      #expect(result.words.contains(words), "\(words) in\n\(result.words)")
    }
    let again = await work.compile(["render", input.input, "-f", "svg"])
    #expect(again.code == .done, "\(again.words)")
    for words in input.words {
      #expect(again.words.contains(words), "\(words) is not repeated in\n\(again.words)")
    }
  }

  /// The compiler leaves out `./` at the start of a path.
  @Test(arguments: [".", "./", "./app", "./app/Home.swift", ".//app/Home.swift"])
  func `code in the working directory is drawn as by any other name`(_ name: String) async throws {
    let work = try Workplace()
    try work.write(
      """
      import Crane
      import UIKit
      final class Home: UICollectionViewController {
        init() {
          super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
              using: .init(appearance: .plain)))
        }
        required init?(coder: NSCoder) { nil }
        func lift(_ crane: Crane) {}
        override func collectionView(
          _ view: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
        override func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
      """, to: "app/Home.swift")
    let result = await work.compile(["check", name, "--run-swift"])
    #expect(result.code == .done, "\(result.words)")
    #expect(result.words.contains("function lift of Home left out: Crane"), "\(result.words)")
  }
}
