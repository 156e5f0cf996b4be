import Foundation
import Testing

@testable import CodeSalvage
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// Screens with nibs and storyboards, compiled with the library that is built beside the tests.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct InterfaceRenderTests {
  private static let list = """
    import UIKit

    func makeLayout() -> UICollectionViewCompositionalLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    """

  private static let source = """

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "song", for: path) as! SongCell
        cell.show("Song \\(path.item + 1)")
        return cell
      }

    """

  private static let cell = """
    <collectionViewCell reuseIdentifier="song" id="cell" customClass="SongCell">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <view key="contentView">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          </label>
        </subviews>
        <color key="backgroundColor" systemColor="systemYellowColor"/>
      </view>
      <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="cell"
          secondAttribute="leading" constant="24" id="c1"/>
        <constraint firstItem="name" firstAttribute="centerY" secondItem="cell"
          secondAttribute="centerY" id="c2"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="corner">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="name" destination="name" id="o1"/></connections>
    </collectionViewCell>
    """

  private static let outletCell = """
    @IBDesignable extension UIView {
      @IBInspectable var corner: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
      }
    }
    private final class SongCell: UICollectionViewCell {
      @IBOutlet private weak var name: UILabel!
      override func awakeFromNib() {
        super.awakeFromNib()
        name.textColor = .red
      }
      @IBAction func tap(_ sender: Any) {}
      func show(_ text: String) { name.text = text }
    }

    """

  private static let plainCell = """
    private final class SongCell: UICollectionViewCell {
      let name = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        name.translatesAutoresizingMaskIntoConstraints = false
        name.font = .boldSystemFont(ofSize: 20)
        name.textColor = .red
        layer.cornerRadius = 8
        contentView.backgroundColor = .systemYellow
        contentView.addSubview(name)
        NSLayoutConstraint.activate([
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
          name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
      func show(_ text: String) { name.text = text }
    }

    """

  private static func controller(_ registration: String) -> String {
    """
    final class Home: UIViewController, UICollectionViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        list.register(\(registration), forCellWithReuseIdentifier: "song")
        list.dataSource = self
        view.addSubview(list)
      }
    \(source)}

    """
  }

  private func picture(_ work: Workplace, _ file: String) async throws -> String {
    let result = await work.compile(["render", file, "--width", "320", "-f", "svg", "-o", "out"])
    #expect(result.code == .done, "\(result.words)")
    #expect(!result.words.contains(".xib:"), "\(result.words)")
    let svg = work.files.first { $0.hasPrefix("out/") && $0.hasSuffix(".svg") }
    return work.text(try #require(svg, "\(work.files) \(result.words)"))
  }

  /// The picture of the same screen in code.
  private func expected() async throws -> String {
    let work = try Workplace()
    try work.write(
      Self.list + Self.plainCell + Self.controller("SongCell.self"), to: "Home.swift")
    return try await picture(work, "Home.swift")
  }

  @Test func `a cell of a nib is drawn as the same cell in code`() async throws {
    let work = try Workplace()
    try work.write(
      Self.list + Self.outletCell
        + Self.controller("UINib(nibName: \"SongCell\", bundle: nil)"), to: "Home.swift")
    try work.write("<document><objects>\(Self.cell)</objects></document>", to: "SongCell.xib")
    let drawn = try await picture(work, "Home.swift")
    #expect(drawn.contains("Song 3"))
    #expect(try await expected() == drawn)
  }

  @Test func `a storyboard's controller is drawn with its prototypes`() async throws {
    let work = try Workplace()
    try work.write(
      Self.list + Self.outletCell + """
        final class Home: UIViewController, UICollectionViewDataSource {
          private let model: Int
          @IBOutlet private var songs: UICollectionView! {
            didSet { songs.collectionViewLayout = makeLayout() }
          }
          required init?(coder: NSCoder) {
            model = 1
            super.init(coder: coder)
          }
        \(Self.source)}
        """, to: "app/Home.swift")
    try work.write(
      """
      <document><scenes><scene sceneID="s"><objects>
        <viewController id="home" customClass="Home" sceneMemberID="viewController">
          <view key="view" id="view">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <collectionView dataMode="prototypes" id="songs"
                translatesAutoresizingMaskIntoConstraints="NO">
                <collectionViewFlowLayout key="collectionViewLayout" id="flow"/>
                <cells>\(Self.cell)</cells>
                <connections><outlet property="dataSource" destination="home" id="d"/></connections>
              </collectionView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="songs" firstAttribute="top" secondItem="view"
                secondAttribute="top" id="k1"/>
              <constraint firstItem="songs" firstAttribute="leading" secondItem="safe"
                secondAttribute="leading" id="k2"/>
              <constraint firstAttribute="trailing" secondItem="songs" secondAttribute="trailing"
                id="k3"/>
              <constraint firstAttribute="bottom" secondItem="songs" secondAttribute="bottom"
                id="k4"/>
            </constraints>
          </view>
          <connections><outlet property="songs" destination="songs" id="o"/></connections>
        </viewController>
      </objects></scene></scenes></document>
      """, to: "app/Base.lproj/Main.storyboard")
    let drawn = try await picture(work, "app")
    #expect(drawn.contains("Song 3"))
    #expect(drawn.replacing("app-Home", with: "Home-Home") == (try await expected()))
  }

  @Test func `problems of a nib are told once, with the file and the line`() async throws {
    let work = try Workplace()
    try work.write(
      Self.list + Self.outletCell.replacing("name.text", with: "name?.text")
        + Self.controller("UINib(nibName: \"SongCell\", bundle: nil)"), to: "Home.swift")
    let cell = Self.cell.replacing("property=\"name\"", with: "property=\"title\"")
    try work.write(
      "<document>\n<objects>\(cell.replacing("<label ", with: "<mapView/><label "))"
        + "</objects></document>", to: "SongCell.xib")
    let result = await work.compile(["frames", "Home.swift", "--width", "320"])
    let words = result.words
    #expect(
      words.ranges(of: "SongCell.xib:7: note: <mapView> is not known and is drawn as a plain")
        .count == 1,
      "\(words)")
    #expect(words.ranges(of: "SongCell has no outlet 'title'").count == 1, "\(words)")
    #expect(words.contains("\nSongCell.xib:24: note: "), "\(words)")
  }
}

/// The scan for names, and for the attributes of Interface Builder.
@Suite struct InterfaceNamesTests {
  @Test func `custom classes and the controllers of storyboards are found`() {
    var names = InterfaceNames()
    names.add(
      "<document><viewController id=\"a\" customClass=\"Home\"/><label customClass=\"Badge\"/>"
        + "<label customClass=\"\"/><label customClass=\"Open", isStoryboard: true)
    #expect(names.classes == ["Home", "Badge", "Open"] && names.controllers == ["Home"])
    var nib = InterfaceNames()
    nib.add("<viewController customClass=\"Home\"/>", isStoryboard: false)
    #expect(nib.classes == ["Home"] && nib.controllers.isEmpty)
  }

  @Test func `attributes of Interface Builder are removed, and outlets are known`() {
    let code = """
      @IBDesignable class A {
        @IBOutlet weak var a: UILabel!
        @IBOutlet private(set)
          var b: [UILabel]!  // @IBOutlet var no: Int
        @IBInspectable public var `in`: CGFloat = 1
        @IBAction func tap() { var c = 1 }
        @IBOutletNot var d = 1
      }
      """
    let source = CompiledSource(Array(code.utf8))
    #expect(source.outlets == ["a", "b", "in"])
    let text = String(decoding: source.bytes, as: UTF8.self)
    #expect(text.utf8.count == code.utf8.count)
    #expect(
      text.contains("                weak") == false && text.contains("            weak var a"))
    #expect(text.ranges(of: "@IB").count == 2, "in the comment, and of another name")
  }
}

#if os(Linux)
  /// XML is read only by compiled programs.
  @Suite struct LoadedLibrariesTests {
    @Test func `flatplan links no XML library`() throws {
      let folder = RunnerLibrary.besideTests.folder
      let outcome = try ChildProcess(
        path: "/usr/bin/ldd", arguments: [folder + "/flatplan"], folder: folder
      ).run()
      let libraries = String(decoding: outcome.output, as: UTF8.self)
      #expect(libraries.contains("libFoundation"), "\(libraries)")
      #expect(!libraries.lowercased().contains("xml"), "\(libraries)")
    }
  }
#endif
