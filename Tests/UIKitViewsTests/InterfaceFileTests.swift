import CompositionalLayout
import Foundation
import Testing

@testable import UIKitViews

/// Nibs and storyboards in a folder of their own, and the same views built in code.
@MainActor
struct InterfaceFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  private func load<Made>(_ files: [String: String], _ make: () throws -> Made) throws -> Made {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    return try ImageFolder.$current.withValue([folder], operation: make)
  }

  private func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(objects)
      </objects>
    </document>
    """
  }

  final class Row: UICollectionViewCell {
    var title: UILabel!
    weak var icon: UIImageView?
    var labels: [UILabel] = []
    var gap: CGFloat = 0
    var height: NSLayoutConstraint?
    var isAwake = false
    var countInInit = 0

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      countInInit = contentView.subviews.count
    }

    required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = title != nil
    }

    static func register() {
      InterfaceClasses.add(Row.self, named: "TestRow", in: "/")
      func add(_ name: String, _ set: @escaping @MainActor (Row, InterfaceValue) -> Bool) {
        InterfaceClasses.add(outlet: name) { object, value in
          (object as? Row).map { set($0, value) }
        }
      }
      add("title") { $1.assign(to: &$0.title) }
      add("icon") { $1.assign(to: &$0.icon) }
      add("labels") { $1.assign(to: &$0.labels) }
      add("gap") { $1.assign(to: &$0.gap) }
      add("height") { $1.assign(to: &$0.height) }
    }
  }

  private static let row = """
    <collectionViewCell contentMode="center" reuseIdentifier="row" id="cell" customClass="TestRow">
      <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <view key="contentView" opaque="NO" clipsSubviews="YES">
        <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
        <subviews>
          <imageView contentMode="scaleAspectFill" translatesAutoresizingMaskIntoConstraints="NO"
            image="star.fill" catalog="system" id="icon"/>
          <label text="Title" lineBreakMode="tailTruncation" numberOfLines="0" id="title"
            translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" systemColor="secondaryLabelColor"/>
          </label>
          <label text="Fixed" textAlignment="right" id="fixed">
            <rect key="frame" x="200" y="50" width="80" height="20"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
          </label>
        </subviews>
      </view>
      <constraints>
        <constraint firstItem="icon" firstAttribute="leading" secondItem="cell"
          secondAttribute="leading" constant="12" id="c1"/>
        <constraint firstItem="icon" firstAttribute="centerY" secondItem="cell"
          secondAttribute="centerY" id="c2"/>
        <constraint firstItem="icon" firstAttribute="width" constant="32" id="c3"/>
        <constraint firstItem="icon" firstAttribute="width" secondItem="icon"
          secondAttribute="height" multiplier="4:2" id="c4"/>
        <constraint firstItem="title" firstAttribute="leading" secondItem="icon"
          secondAttribute="trailing" constant="8" id="c5"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="title"
          secondAttribute="trailing" constant="16" id="c6"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="cell" secondAttribute="top"
          constant="10" priority="750" id="c7"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="9"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="gap">
          <real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="title" id="o1"/>
        <outlet property="icon" destination="icon" id="o2"/>
        <outlet property="height" destination="c3" id="o3"/>
        <outletCollection property="labels" destination="title" collectionClass="NSMutableArray"/>
        <outletCollection property="labels" destination="fixed" collectionClass="NSMutableArray"/>
      </connections>
    </collectionViewCell>
    """

  private func rowInCode() -> (UICollectionViewCell, [UIView]) {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    let (icon, title, fixed) = (
      UIImageView(image: UIImage(systemName: "star.fill")), UILabel(), UILabel()
    )
    for view in [icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    title.text = "Title"
    title.font = .boldSystemFont(ofSize: 20)
    title.numberOfLines = 0
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fixed.frame = CGRect(x: 200, y: 50, width: 80, height: 20)
    fixed.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    for view in [icon, title, fixed] { cell.contentView.addSubview(view) }
    let content = cell.contentView
    let top = title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      icon.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 32),
      icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 2),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      content.trailingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 16), top,
    ])
    return (cell, [icon, title, fixed])
  }

  @Test func `a cell of a nib has the frames of the same cell in code`() throws {
    Row.register()
    let cell = try load(["Row.xib": nib(Self.row)]) {
      try #require(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).first as? Row)
    }
    let (other, views) = rowInCode()
    for width in [300.0, 420] {
      for cell in [cell, other] {
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        cell.layoutIfNeeded()
      }
      #expect(cell.contentView.subviews.map(\.frame) == views.map(\.frame))
      #expect(views[0].frame == CGRect(x: 12, y: 42, width: 32, height: 16))
    }
    #expect(cell.isAwake && cell.countInInit == 3)
    #expect(cell.title.text == "Title" && cell.title.font == .boldSystemFont(ofSize: 20))
    #expect(cell.title.textColor == .secondaryLabel)
    #expect(cell.icon?.contentMode == .scaleAspectFill && cell.icon?.image != nil)
    #expect(cell.labels.map(\.text) == ["Title", "Fixed"])
    #expect(cell.labels.last?.textAlignment == .right)
    #expect(cell.gap == 2.5 && cell.layer.cornerRadius == 9)
    #expect(cell.height?.constant == 32)
  }

  @Test func `views and controls have the properties of the file`() throws {
    let views = try load([
      "Parts.xib": nib(
        """
        <view alpha="0.5" hidden="YES" tag="7" id="v">
          <rect key="frame" x="1" y="2" width="30" height="40"/>
          <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1"/>
        </view>
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="6" id="s">
          <subviews><switch on="YES" id="w"/><view id="x"/></subviews>
        </stackView>
        <button buttonType="system" id="b">
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <state key="normal" title="Buy"/><state key="selected" title="Bought"/>
        </button>
        <button id="c">
          <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule"/>
        </button>
        <segmentedControl selectedSegmentIndex="1" id="g">
          <segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        <slider value="5" minValue="0" maxValue="10" id="l"/>
        <textField placeholder="Name" borderStyle="roundedRect" id="t"/>
        <textView id="e"><string key="text">two
        lines</string></textView>
        <pageControl numberOfPages="4" currentPage="2" id="p"/>
        <progressView progress="0.25" id="r"/>
        <activityIndicatorView style="large" animating="YES" id="a"/>
        <scrollView pagingEnabled="YES" id="o"/>
        <visualEffectView id="f"><view key="contentView"><subviews><label text="in" id="i"/></subviews>
        </view><blurEffect style="dark"/></visualEffectView>
        <mapView id="m"><rect key="frame" x="0" y="0" width="9" height="9"/></mapView>
        """)
    ]) { UINib(nibName: "Parts", bundle: nil).instantiate(withOwner: nil) }
    #expect(views.count == 14)
    let view = try #require(views[0] as? UIView)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.alpha == 0.5 && view.isHidden && view.tag == 7)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let stack = try #require(views[1] as? UIStackView)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 6)
    #expect(stack.alignment == .center && stack.arrangedSubviews.count == 2)
    #expect((stack.arrangedSubviews[0] as? UISwitch)?.isOn == true)
    let button = try #require(views[2] as? UIButton)
    #expect(button.buttonType == .system && button.currentTitle == "Buy")
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .headline))
    button.isSelected = true
    #expect(button.currentTitle == "Bought")
    let configuration = try #require((views[3] as? UIButton)?.configuration)
    #expect(configuration.title == "Go" && configuration.cornerStyle == .capsule)
    let segments = try #require(views[4] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect((views[5] as? UISlider)?.value == 5)
    #expect((views[6] as? UITextField)?.borderStyle == .roundedRect)
    #expect((views[7] as? UITextView)?.text.hasPrefix("two\n") == true)
    #expect((views[8] as? UIPageControl)?.currentPage == 2)
    #expect((views[9] as? UIProgressView)?.progress == 0.25)
    #expect((views[10] as? UIActivityIndicatorView)?.isAnimating == true)
    #expect((views[11] as? UIScrollView)?.isPagingEnabled == true)
    let effect = try #require(views[12] as? UIVisualEffectView)
    #expect((effect.effect as? UIBlurEffect)?.style == .dark)
    #expect((effect.contentView.subviews.first as? UILabel)?.text == "in")
    #expect((views[13] as? UIView)?.frame.width == 9, "an unknown element is a plain view")
  }

  @Test func `a storyboard creates its controllers, with prototypes and a flow layout`() throws {
    Row.register()
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="nav">
        <scenes>
          <scene sceneID="1"><objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <connections>
                <segue destination="list" kind="relationship" relationship="rootViewController"/>
              </connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="2"><objects>
            <collectionViewController storyboardIdentifier="List" title="Rows" id="list"
              sceneMemberID="viewController">
              <collectionView key="view" dataMode="prototypes" id="view">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3"
                  scrollDirection="horizontal" id="flow">
                  <size key="itemSize" width="70" height="80"/>
                  <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout>
                <cells>\(Self.row)</cells>
                <connections>
                  <outlet property="dataSource" destination="list" id="d1"/>
                  <outlet property="delegate" destination="list" id="d2"/>
                </connections>
              </collectionView>
            </collectionViewController>
          </objects></scene>
        </scenes>
      </document>
      """
    try load(["Main.storyboard": board]) {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let stack = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let list = try #require(stack.topViewController as? UICollectionViewController)
      #expect(list.title == "Rows" && list.storyboard != nil)
      let view = try #require(list.collectionView)
      #expect(view.dataSource === list && view.delegate === list)
      #expect(view.frame == UIScreen.main.bounds)
      let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow === list.collectionViewLayout)
      #expect(flow.lines.host === view)
      #expect(flow.itemSize == CGSize(width: 70, height: 80) && flow.minimumLineSpacing == 3)
      #expect(flow.scrollDirection == .horizontal)
      #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0))
      #expect((cell as? Row)?.title.text == "Title")
      let named = storyboard.instantiateViewController(withIdentifier: "List")
      #expect(named is UICollectionViewController)
    }
  }

  @Test func `a controller loads the nib of its name, and its owner's outlets`() throws {
    final class CardViewController: UIViewController {}
    let file = nib("<view tag=\"5\" id=\"v\"/>").replacing(
      "id=\"-1\"/>",
      with: """
        id="-1"><connections><outlet property="view" destination="v"/></connections></placeholder>
        """)
    try load(["CardView.xib": file]) {
      #expect(CardViewController().view.tag == 5)
      #expect(UIViewController(nibName: "CardView", bundle: nil).view.tag == 5)
      #expect(UIViewController().view.tag == 0)
      let top = Bundle.main.loadNibNamed("CardView", owner: UIViewController())
      #expect((top?.first as? UIView)?.tag == 5)
      #expect(Bundle.main.loadNibNamed("Missing", owner: nil) == nil)
    }
  }

  @Test func `a damaged file loads nothing`() throws {
    try load(["Broken.xib": "<document><objects><view></objects></document>"]) {
      #expect(UINib(nibName: "Broken", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(
        UIStoryboard(name: "../Broken", bundle: nil).instantiateInitialViewController() == nil)
    }
  }

  #if !canImport(ObjectiveC)
    private final class Panel: UIView {
      var heard: [String] = []
    }

    @Test func `actions of controls call the methods of their destinations`() throws {
      SelectorMethods.add("panelTapped") { object, sender in
        guard let panel = object as? Panel else { return false }
        panel.heard.append("\((sender as? UIView)?.tag ?? 0)")
        return true
      }
      let file = nib(
        """
        <view id="v"><subviews>
          <button tag="3" buttonType="system" id="b"><connections>
            <action selector="panelTapped:" destination="-1" eventType="touchUpInside" id="a"/>
            <action selector="panelTapped:" destination="-2" eventType="touchDown" id="c"/>
          </connections></button>
          <switch tag="4" id="s"><connections>
            <action selector="panelTapped:" destination="-1" eventType="valueChanged" id="d"/>
          </connections></switch>
        </subviews></view>
        """)
      try load(["Panel.xib": file]) {
        let panel = Panel()
        let view = try #require(Bundle.main.loadNibNamed("Panel", owner: panel)?.first as? UIView)
        panel.addSubview(view)
        for control in view.subviews.compactMap({ $0 as? UIControl }) {
          control.sendActions(for: [.touchUpInside, .valueChanged])
          control.sendActions(for: .touchDown)
        }
        #expect(panel.heard == ["3", "3", "4"])
      }
    }
  #endif
}
