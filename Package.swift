// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
  name: "Flatplan",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "flatplan", targets: ["flatplan"]),
    .executable(name: "flatplan-server", targets: ["flatplan-server"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "Scene", targets: ["Scene"]),
    .library(name: "SceneSVG", targets: ["SceneSVG"]),
    .library(name: "CellContent", targets: ["CellContent"]),
    .library(name: "LayoutScene", targets: ["LayoutScene"]),
    .library(name: "UIKitViews", targets: ["UIKitViews"]),
    .library(name: "CollectionViewPictures", targets: ["CollectionViewPictures"]),
    .library(name: "SpecDiagnostics", targets: ["SpecDiagnostics"]),
    .library(name: "LayoutSpec", targets: ["LayoutSpec"]),
    .library(name: "SpecNormalForm", targets: ["SpecNormalForm"]),
    .library(name: "SwiftExport", targets: ["SwiftExport"]),
    .library(name: "CairoRenderer", targets: ["CairoRenderer"]),
    .library(name: "VisualDiff", targets: ["VisualDiff"]),
    .library(name: "FlatplanTesting", targets: ["FlatplanTesting"]),
    .library(name: "CollectionViewTesting", targets: ["CollectionViewTesting"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitTesting", targets: ["_Testing_UIKit"]),
    .library(name: "FlatplanRunner", targets: ["FlatplanRunner"]),
    // `flatplan` links compiled Swift files against this. A single library makes linking fast.
    .library(
      name: "FlatplanSwift", type: .dynamic,
      targets: ["UIKit", "FlatplanScreens", "FlatplanRunner"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // For ordered sets of identifiers in diffable snapshots.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // Text, numbers and collections: what the standard library lacks. Everything may import it.
    .target(name: "Basics"),
    // What layouts, pictures and comparisons have in common, independent of the solver.
    .target(
      name: "Geometry",
      dependencies: [
        "Basics"
      ]),
    .target(
      name: "LayoutEngine",
      dependencies: [
        "Basics", "Geometry",
      ]),
    // Apple's classes, which describe layouts to the engine.
    .target(
      name: "CompositionalLayout",
      dependencies: [
        "Basics", "Geometry", "LayoutEngine",
      ]),
    // The display list, independent of its sources and renderers.
    .target(
      name: "Scene",
      dependencies: [
        "Basics", "Geometry",
      ]),
    .target(
      name: "SceneSVG",
      dependencies: [
        "Basics", "Geometry", "Scene",
      ]),
    // Texts and drawings that are part of the program. A byte array that Swift compiles, as by
    // `embedInCode`, takes 30 times as long.
    .target(name: "CEmbeddedFiles"),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"]),
    // The symbol drawings are packed into a text file; see Symbols/README.md.
    .target(
      name: "Artwork",
      dependencies: [
        "Basics", "EmbeddedFiles", "Geometry", "Scene",
      ], exclude: ["Sketches", "Symbols"]),
    .target(
      name: "CellContent",
      dependencies: [
        "Basics", "EmbeddedFiles", "Geometry", "LayoutEngine", "Scene", "Artwork",
      ], exclude: ["Samples", "Screens/bars.txt"]),
    // `flatplan` must not depend on it, so that it loads no XML library.
    .target(
      name: "UIKitViews",
      dependencies: [
        "Basics", "CompositionalLayout", "Scene", "Artwork", "CellContent",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    // No other target may depend on `UIKit`, because that makes `canImport(UIKit)` true in the whole
    // build.
    .target(
      name: "UIKit",
      dependencies: [
        "CompositionalLayout", "UIKitViews",
      ]),
    // Required by files that import both `UIKit` and `Testing`.
    .target(
      name: "_Testing_UIKit",
      dependencies: [
        "UIKit"
      ]),
    .target(
      name: "LayoutScene",
      dependencies: [
        "Basics", "Geometry", "LayoutEngine", "Scene", "Artwork", "CellContent",
      ]),
    .target(
      name: "SpecDiagnostics",
      dependencies: [
        "Basics", "EmbeddedFiles", "Geometry",
      ], exclude: ["Pages", "Examples", "words.md"]),
    // The text of specs as a tree of values and expressions with places, typed by the rules of keys.
    .target(
      name: "SpecTree",
      dependencies: [
        "Basics", "Geometry", "SpecDiagnostics", "Yams",
      ]),
    .target(
      name: "LayoutSpec",
      dependencies: [
        "Basics", "EmbeddedFiles", "Geometry", "LayoutEngine", "CompositionalLayout", "Scene",
        "Artwork",
        "CellContent", "SpecDiagnostics", "SpecTree",
      ],
      exclude: ["Parts/templates.yaml", "Words"]),
    .target(
      name: "SpecNormalForm",
      dependencies: [
        "Basics", "SpecDiagnostics", "SpecTree", "LayoutSpec",
      ]),
    .target(
      name: "SwiftExport",
      dependencies: [
        "Basics", "Geometry", "LayoutEngine", "CompositionalLayout", "Scene", "Artwork",
        "CellContent", "SpecDiagnostics", "SpecTree", "LayoutSpec",
      ], exclude: ["Cells/helpers.md"]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [
        .apt(["libpango1.0-dev", "libcairo2-dev", "libharfbuzz-dev"]), .brew(["pango", "cairo"]),
      ]),
    .target(
      name: "CairoRenderer",
      dependencies: [
        "Basics", "Geometry", "Scene", "SceneSVG", "CPangoCairo", "CTurboJPEG", "CWebP", "PNGCodec",
      ]),
    .target(
      name: "CollectionViewPictures",
      dependencies: [
        "CompositionalLayout", "Scene", "Artwork", "CellContent", "LayoutScene", "UIKitViews",
        "CairoRenderer",
      ]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    // Not gdk-pixbuf, because its formats depend on the installed loaders, and Debian has none for
    // WebP. TurboJPEG instead of libjpeg, because it returns errors, where libjpeg calls `longjmp`.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    // Not libpng, because it reports errors with `longjmp`, which must not cross Swift frames. zlib
    // decompresses row by row in constant memory; libdeflate decompresses whole files three times
    // as fast.
    .target(
      name: "PNGCodec",
      dependencies: [
        "CZlib", "CDeflate",
      ]),
    .target(
      name: "VisualDiff",
      dependencies: [
        "Basics", "EmbeddedFiles", "Geometry", "PNGCodec",
      ],
      exclude: ["Views/Page"]),
    // For tests of other packages. Independent of `UIKit` and its dependents.
    .target(
      name: "FlatplanTesting",
      dependencies: [
        "Basics", "CompositionalLayout", "VisualDiff",
      ]),
    // Separate from `FlatplanTesting`, because it measures the text of cells with Pango, which tests
    // of layouts do not need.
    .target(
      name: "CollectionViewTesting",
      dependencies: [
        "CellContent", "CompositionalLayout", "UIKitViews", "CollectionViewPictures",
        "FlatplanTesting", "PNGCodec", "VisualDiff",
      ]),
    // Files, processes and signals, and the environment of a run.
    .target(
      name: "HostSystem",
      dependencies: [
        "Basics", "Geometry", "SpecDiagnostics",
      ]),
    // Swift code as text, and what makes it compile.
    .target(name: "CodeSalvage", dependencies: ["Basics", "HostSystem"]),
    .target(
      name: "SwiftInput",
      dependencies: [
        "Basics", "CodeSalvage", "SpecDiagnostics", "HostSystem",
      ]),
    .target(
      name: "SpecPictures",
      dependencies: [
        "Basics", "Geometry", "LayoutEngine", "CompositionalLayout", "Scene", "CellContent",
        "LayoutScene", "SpecDiagnostics", "SpecTree", "LayoutSpec", "CairoRenderer", "HostSystem",
      ]),
    .target(
      name: "SnapshotSuite",
      dependencies: [
        "Basics", "Geometry", "LayoutEngine", "Scene", "CellContent", "LayoutScene",
        "SpecDiagnostics", "SpecTree", "LayoutSpec", "SpecNormalForm", "PNGCodec",
        "CairoRenderer", "VisualDiff", "HostSystem", "SpecPictures",
      ]),
    .target(
      name: "FlatplanCommands",
      dependencies: [
        "Basics", "EmbeddedFiles", "Geometry", "LayoutEngine", "Scene", "Artwork", "CellContent",
        "SpecDiagnostics",
        "LayoutSpec", "SpecNormalForm", "SwiftExport", "PNGCodec", "CairoRenderer", "VisualDiff",
        "HostSystem", "SpecPictures", "SnapshotSuite",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: [
        "Starters/adaptive.yaml", "Starters/app-store.yaml", "Starters/cards.yaml",
        "Starters/grid.yaml", "Starters/list.yaml", "Starters/photos.yaml",
        "Starters/waterfall.yaml",
      ]),
    .executableTarget(
      name: "flatplan",
      dependencies: [
        "SpecDiagnostics", "HostSystem", "SwiftInput", "FlatplanCommands",
      ]),
    .target(
      name: "FlatplanPreview",
      dependencies: [
        "Basics", "EmbeddedFiles", "Scene", "CellContent", "SpecDiagnostics", "VisualDiff",
        "HostSystem",
        "SwiftInput", "SnapshotSuite", "FlatplanCommands",
      ],
      exclude: ["Page"]),
    // A separate executable, so that `flatplan` does not load a server.
    .executableTarget(
      name: "flatplan-server",
      dependencies: [
        "HostSystem", "SwiftInput", "FlatplanCommands", "FlatplanPreview",
      ]),
    .target(
      name: "FlatplanScreens",
      dependencies: [
        "CompositionalLayout", "UIKitViews",
      ]),
    .target(
      name: "FlatplanRunner",
      dependencies: [
        "Basics", "CompositionalLayout", "Scene", "CellContent", "UIKitViews", "SpecDiagnostics",
        "LayoutSpec", "CairoRenderer", "CollectionViewPictures", "HostSystem",
        "SpecPictures", "FlatplanCommands", "FlatplanScreens",
      ]),

    .target(name: "TestSupport", dependencies: ["CompositionalLayout"], path: "Tests/TestSupport"),
    .testTarget(
      name: "CompositionalLayoutTests", dependencies: ["CompositionalLayout", "TestSupport"],
      resources: [.copy("MeasuredFrames")]),
    .testTarget(name: "CellContentTests", dependencies: ["CompositionalLayout", "CellContent"]),
    .testTarget(
      name: "UIKitViewsTests",
      dependencies: ["UIKitViews", "Scene", "CellContent", "TestSupport"],
      resources: [.copy("MeasuredFlow"), .copy("MeasuredLists")]),
    .testTarget(
      name: "CollectionViewPicturesTests",
      dependencies: [
        "CollectionViewPictures", "UIKitViews", "Scene", "Artwork", "CellContent", "PNGCodec",
        "LayoutScene", "CairoRenderer",
      ]),
    // The same files in both language modes, with the default compiler settings of new packages.
    .testTarget(
      name: "SourceCompatibilitySwift5", dependencies: ["UIKit", "_Testing_UIKit", "TestSupport"],
      path: "Tests/SourceCompatibility/Swift5", exclude: ["Shared/Articles/__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SourceCompatibilitySwift6", dependencies: ["UIKit", "_Testing_UIKit", "TestSupport"],
      path: "Tests/SourceCompatibility/Swift6", exclude: ["Shared/Articles/__Snapshots__"]),
    // Compiles specs translated to Swift, and checks that their layouts are the same.
    .testTarget(
      name: "SwiftOutputTests",
      dependencies: [
        "CellContent", "FlatplanTesting", "Geometry", "UIKit", "_Testing_UIKit", "SpecDiagnostics",
        "LayoutSpec", "SwiftExport",
      ],
      exclude: ["Specs", "__Snapshots__"]),
    .testTarget(
      name: "LayoutSceneTests",
      dependencies: [
        "Scene", "SceneSVG", "Artwork", "CellContent", "LayoutScene", "LayoutSpec", "TestSupport",
      ],
      exclude: ["colors26.json", "colors26-contrast.json"]),
    .testTarget(
      name: "LayoutSpecTests",
      dependencies: [
        "Scene", "SceneSVG", "Artwork", "CellContent", "LayoutScene",
        "SpecDiagnostics", "LayoutSpec", "SpecTree", "SpecNormalForm", "SwiftExport",
        "TestSupport",
      ],
      exclude: ["Fuzz/Corpus", "RealFiles"]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "Scene", "SceneSVG", "Artwork", "CellContent", "LayoutScene", "LayoutSpec",
        "CairoRenderer", "TestSupport",
      ],
      resources: [.copy("Measured"), .copy("Reference")]),
    .testTarget(
      name: "PNGCodecTests", dependencies: ["PNGCodec"], resources: [.copy("Reference")]),
    .testTarget(
      name: "VisualDiffTests",
      dependencies: ["Basics", "VisualDiff", "CompositionalLayout", "PNGCodec", "TestSupport"],
      resources: [.copy("Pixelmatch")]),
    // The same files in both language modes.
    .testTarget(
      name: "FlatplanTestingSwift5", dependencies: ["FlatplanTesting", "UIKit", "_Testing_UIKit"],
      path: "Tests/FlatplanTesting/Swift5", exclude: ["Shared/__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FlatplanTestingSwift6",
      dependencies: ["FlatplanTesting", "CompositionalLayout", "UIKit", "_Testing_UIKit"],
      path: "Tests/FlatplanTesting/Swift6", exclude: ["Shared/__Snapshots__"]),
    .testTarget(
      name: "CollectionViewTestingTests",
      dependencies: [
        "CellContent", "CollectionViewTesting", "UIKitViews", "CollectionViewPictures",
        "CompositionalLayout", "FlatplanTesting",
      ], exclude: ["__Snapshots__"]),
    .testTarget(
      name: "FlatplanRunnerTests",
      dependencies: [
        "FlatplanRunner", "HostSystem", "FlatplanScreens", "CompositionalLayout", "UIKitViews",
        "CellContent", "Scene", "SpecDiagnostics", "LayoutSpec",
      ]),
    .testTarget(
      name: "FlatplanPreviewTests",
      dependencies: [
        "FlatplanPreview", "FlatplanCommands", "HostSystem", "SpecPictures", "TestSupport",
      ]),
    .testTarget(
      name: "FlatplanCommandsTests",
      dependencies: [
        "SpecDiagnostics", "LayoutSpec", "HostSystem", "CodeSalvage", "SwiftInput", "SpecPictures",
        "SnapshotSuite", "FlatplanCommands", "CairoRenderer", "Scene", "LayoutScene", "PNGCodec",
        "VisualDiff", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Scenarios/Fonts", "SwiftInput/Corpus"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// The fuzzers in Tests/Fuzzers are a package of their own and test targets that are not products.
if Context.environment["FLATPLAN_FUZZERS"] != nil {
  package.products.append(
    .library(
      name: "FlatplanInternals",
      targets: [
        "HostSystem", "PNGCodec", "CairoRenderer", "SnapshotSuite", "FlatplanPreview", "SpecTree",
        "UIKitViews",
      ]))
}

// The package `flatplan-swift` installs the libraries for code that imports UIKit, with the sources of
// their dependencies, so that compiling them needs no network.
let bundled = Context.packageDirectory + "/Dependencies"
if FileManager.default.fileExists(atPath: bundled) {
  package.dependencies = ["swift-argument-parser", "swift-collections", "Yams"].map {
    .package(path: "\(bundled)/\($0)")
  }
  package.targets.removeAll { target in
    let isIncluded = FileManager.default.fileExists(
      atPath: "\(Context.packageDirectory)/Sources/\(target.name)")
    return target.type == .test || target.name == "TestSupport" || !isIncluded
  }
  let removed: Set = ["flatplan", "flatplan-server"]
  package.products.removeAll { removed.contains($0.name) }
}

// `FLATPLAN_PART=layout swift test` builds and runs the tests of one part of the package: only the test
// targets listed here and the targets that they need. `Makefile` and CONTRIBUTING.md list the parts.
let parts: [String: Set<String>] = [
  "layout": ["CompositionalLayoutTests"],
  "scene": ["CellContentTests", "LayoutSceneTests"],
  "specs": ["LayoutSpecTests"],
  "export": ["SwiftOutputTests"],
  "pictures": ["CairoRendererTests", "PNGCodecTests"],
  "verdicts": ["VisualDiffTests"],
  "suite": ["VisualDiffTests", "FlatplanCommandsTests", "FlatplanPreviewTests"],
  "uikit": ["UIKitViewsTests", "CollectionViewPicturesTests", "CollectionViewTestingTests"],
  "testing": [
    "SourceCompatibilitySwift5", "SourceCompatibilitySwift6", "FlatplanTestingSwift5",
    "FlatplanTestingSwift6", "FlatplanRunnerTests",
  ],
]
if let part = Context.environment["FLATPLAN_PART"] {
  guard let tests = parts[part] else {
    fatalError(
      "FLATPLAN_PART is '\(part)'; it can be \(parts.keys.sorted().joined(separator: ", "))")
  }
  var needed = tests
  var pending = Array(tests)
  while let name = pending.popLast() {
    let dependencies = package.targets.first { $0.name == name }?.dependencies ?? []
    for case .byNameItem(let dependency, _) in dependencies
    where needed.insert(dependency).inserted {
      pending.append(dependency)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    switch product {
    case let library as Product.Library: !needed.isSuperset(of: library.targets)
    case let executable as Product.Executable: !needed.isSuperset(of: executable.targets)
    default: true
    }
  }
}

// Strict settings for all Swift targets except those listed. Warnings are errors only in test runs,
// not for packages that depend on Flatplan with a newer compiler.
let strict: [SwiftSetting] =
  Context.environment["FLATPLAN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let defaultSettingTargets: Set = [
  "SourceCompatibilitySwift5", "SourceCompatibilitySwift6", "FlatplanTestingSwift5",
]
for target in package.targets
where target.type != .system && !defaultSettingTargets.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + strict + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// Commands run on the calling thread, because starting another thread costs time.
let commandTargets: Set = [
  "HostSystem", "SwiftInput", "SpecPictures", "SnapshotSuite", "FlatplanCommands",
  "flatplan",
]
for target in package.targets where commandTargets.contains(target.name) {
  target.swiftSettings?.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
}

// SwiftPM recompiles a target only if one of its declared dependencies has changed. The memory layout
// of a type may also change in an indirect dependency, so every target declares all of them.
let libraries = Dictionary(
  uniqueKeysWithValues: package.targets.filter { $0.type == .regular }.map { ($0.name, $0) })
let library = { (dependency: Target.Dependency) -> Target? in
  if case .byNameItem(let name, _) = dependency { libraries[name] } else { nil }
}
for target in package.targets {
  var declared = Set(target.dependencies.compactMap { library($0)?.name })
  var index = 0
  while index < target.dependencies.count {
    defer { index += 1 }
    guard let next = library(target.dependencies[index]) else { continue }
    for dependency in next.dependencies {
      guard let name = library(dependency)?.name else { continue }
      if declared.insert(name).inserted { target.dependencies.append(dependency) }
    }
  }
}
