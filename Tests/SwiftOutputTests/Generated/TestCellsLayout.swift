import UIKit

/// The layout `test-cells`.
@MainActor enum TestCellsLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }

  struct CellItem {
    var count: String?
    var day: String?
    var done: Double?
    var eachName: String?
    var icon: String?
    var people: [PeopleEntry]?
    var price: String?
    var shown: Bool?
    var stars: Double?
    var tags: [String]?
    var tint: UIColor?
    var title: String?
    var values: [Double]?

    struct PeopleEntry {
    }
  }

  // This cell is not complete:
  // - outlines are written as borders of one color without a gap.
  // - cells are selected by users or by 'selectItem(at:animated:scrollPosition:)'.
  final class CellCell: UICollectionViewCell {
    private let column = UIStackView()
    private let field = UITextField()
    private let fieldBox = UIStackView()
    private let countBadgeLabel = BadgeLabel()
    private let starsRatingView = RatingView()
    private let starsRatingView2 = RatingView()
    private let label = UILabel()
    private let label2 = UILabel()
    private let titleLabel = UILabel()
    private let segments = UISegmentedControl()
    private let segments2 = UISegmentedControl()
    private let dayDatePicker = DatePicker()
    private let stepper = UIStepper()
    private let shownSwitch = UISwitch()
    private let slider = UISlider()
    private let doneProgressView = UIProgressView(progressViewStyle: .default)
    private let valuesSparklineView = SparklineView()
    private let barChart = BarChartView()
    private let doneRingView = RingView()
    private let doneRingViewBox = OverlayView()
    private let pages = UIPageControl()
    private let row = UIStackView()
    private let iconImageView = UIImageView()
    private let image = UIImageView()
    private let imageBox = OverlayView()
    private let box = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let boxBox = OverlayView()
    private let spacer = UIView()
    private let divider = UIView()
    private let overlay = OverlayView()
    private let image2 = UIImageView()
    private let titleLabel2 = UILabel()
    private let button = UIButton()
    private let titleButton = UIButton()
    private let column2 = UIStackView()
    private let label3 = UILabel()
    private let row2 = UIStackView()
    private let titleLabel3 = UILabel()
    private let label4 = UILabel()
    private let priceLabel = UILabel()
    private let end = UIView()
    private lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 0)
    private var peopleViews: [UIView] = []
    private var tagsViews: [UIView] = []
    private var capsules: [UIView] = []
    private var item: CellItem?

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      field.font = UIFont.preferredFont(forTextStyle: .body)
      field.textColor = UIColor.label
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = 10
      field.placeholder = "Search"
      field.leftView = TestCellsLayout.symbol(
        "magnifyingglass", font: UIFont.preferredFont(forTextStyle: .body))
      field.leftViewMode = .always
      TestCellsLayout.prefer(field.heightAnchor.constraint(equalToConstant: 36), 760)
      fieldBox.isLayoutMarginsRelativeArrangement = true
      fieldBox.insetsLayoutMarginsFromSafeArea = false
      fieldBox.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 4, leading: 4, bottom: 4, trailing: 4)
      fieldBox.addArrangedSubview(field)
      column.addArrangedSubview(fieldBox)
      countBadgeLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      countBadgeLabel.textAlignment = .center
      countBadgeLabel.clipsToBounds = true
      countBadgeLabel.textColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor.black : UIColor.white
      }
      countBadgeLabel.backgroundColor = UIColor(red: 0.843, green: 0, blue: 0.082, alpha: 1)
      column.addArrangedSubview(countBadgeLabel)
      starsRatingView.tintColor = UIColor.tintColor
      column.addArrangedSubview(starsRatingView)
      starsRatingView2.tintColor = UIColor.tintColor
      starsRatingView2.textAlignment = .center
      column.addArrangedSubview(starsRatingView2)
      label.numberOfLines = 0
      column.addArrangedSubview(label)
      label2.numberOfLines = 0
      column.addArrangedSubview(label2)
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      TestCellsLayout.prefer(segments.heightAnchor.constraint(equalToConstant: 32), 760)
      column.addArrangedSubview(segments)
      TestCellsLayout.prefer(segments2.heightAnchor.constraint(equalToConstant: 32), 760)
      column.addArrangedSubview(segments2)
      dayDatePicker.preferredDatePickerStyle = .compact
      column.addArrangedSubview(dayDatePicker)
      stepper.value = 1
      column.addArrangedSubview(stepper)
      shownSwitch.onTintColor = UIColor.green
      column.addArrangedSubview(shownSwitch)
      slider.value = Float(0.4)
      column.addArrangedSubview(slider)
      doneProgressView.progressTintColor = UIColor.tintColor
      doneProgressView.trackTintColor = .systemFill
      TestCellsLayout.prefer(doneProgressView.heightAnchor.constraint(equalToConstant: 4), 760)
      column.addArrangedSubview(doneProgressView)
      valuesSparklineView.isOpaque = false
      valuesSparklineView.contentMode = .redraw
      valuesSparklineView.tintColor = UIColor.tintColor
      TestCellsLayout.prefer(valuesSparklineView.heightAnchor.constraint(equalToConstant: 48), 760)
      column.addArrangedSubview(valuesSparklineView)
      barChart.isOpaque = false
      barChart.contentMode = .redraw
      barChart.tintColor = UIColor.tintColor
      barChart.values = [1, 2, 3]
      TestCellsLayout.prefer(barChart.heightAnchor.constraint(equalToConstant: 48), 760)
      column.addArrangedSubview(barChart)
      doneRingView.isOpaque = false
      doneRingView.contentMode = .redraw
      doneRingView.tintColor = UIColor.tintColor
      doneRingView.layer.cornerRadius = 15
      TestCellsLayout.prefer(doneRingView.widthAnchor.constraint(equalToConstant: 30))
      TestCellsLayout.prefer(doneRingView.heightAnchor.constraint(equalToConstant: 30))
      doneRingViewBox.add(doneRingView, x: 0.5, y: 0.5)
      column.addArrangedSubview(doneRingViewBox)
      pages.currentPageIndicatorTintColor = UIColor.label
      pages.pageIndicatorTintColor = UIColor.label.withAlphaComponent(0.3)
      pages.currentPage = 2
      TestCellsLayout.prefer(pages.heightAnchor.constraint(equalToConstant: 26), 760)
      column.addArrangedSubview(pages)
      iconImageView.tintColor = UIColor.tintColor
      iconImageView.contentMode = .scaleAspectFill
      iconImageView.clipsToBounds = true
      capsules.append(iconImageView)
      iconImageView.clipsToBounds = true
      iconImageView.layer.borderWidth = 2
      TestCellsLayout.prefer(iconImageView.widthAnchor.constraint(equalToConstant: 20))
      row.addArrangedSubview(iconImageView)
      image.image = UIImage(systemName: "star")
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFit
      TestCellsLayout.prefer(image.widthAnchor.constraint(equalToConstant: 10), 760)
      TestCellsLayout.prefer(image.heightAnchor.constraint(equalToConstant: 10))
      imageBox.add(image, x: 0.5, y: 0.5)
      row.addArrangedSubview(imageBox)
      box.insertSubview(material, at: 0)
      TestCellsLayout.pin(material, to: box)
      box.clipsToBounds = true
      box.layer.cornerRadius = 4
      TestCellsLayout.prefer(boxWidth)
      TestCellsLayout.prefer(box.heightAnchor.constraint(equalToConstant: 8))
      boxBox.add(box, x: 0.5, y: 0.5)
      row.addArrangedSubview(boxBox)
      TestCellsLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      divider.backgroundColor = .separator
      divider.widthAnchor.constraint(equalToConstant: 0.5).isActive = true
      row.addArrangedSubview(divider)
      column.addArrangedSubview(row)
      image2.image = UIImage(named: "photo-1")
      image2.tintColor = UIColor.tintColor
      image2.contentMode = .scaleAspectFill
      image2.clipsToBounds = true
      overlay.fill(with: image2)
      titleLabel2.numberOfLines = 0
      titleLabel2.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel2.textColor = UIColor.label
      titleLabel2.backgroundColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor.blue : UIColor.red
      }
      overlay.add(titleLabel2, x: 1, y: 1, inset: 4)
      overlay.layer.cornerRadius = 8
      overlay.clipsToBounds = true
      column.addArrangedSubview(overlay)
      button.tintColor = UIColor.tintColor
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      column.addArrangedSubview(button)
      titleButton.tintColor = UIColor.tintColor
      titleButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      titleButton.setContentHuggingPriority(.defaultHigh, for: .vertical)
      column.addArrangedSubview(titleButton)
      column2.axis = .vertical
      label3.font = UIFont.preferredFont(.caption1, weight: .semibold)
      label3.textColor = UIColor.label.withAlphaComponent(0.66)
      label3.text = "y"
      column2.addArrangedSubview(label3)
      row2.spacing = 8
      row2.alignment = .firstBaseline
      titleLabel3.numberOfLines = 0
      titleLabel3.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel3.textColor = UIColor.label
      row2.addArrangedSubview(titleLabel3)
      label4.font = UIFont.preferredFont(forTextStyle: .subheadline)
      label4.textColor = UIColor.label.withAlphaComponent(0.66)
      label4.text = "x"
      row2.addArrangedSubview(label4)
      titleLabel3.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      titleLabel3.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal)
      column2.addArrangedSubview(row2)
      priceLabel.numberOfLines = 0
      priceLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
      priceLabel.textColor = UIColor.label.withAlphaComponent(0.66)
      column2.addArrangedSubview(priceLabel)
      column.addArrangedSubview(column2)
      TestCellsLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.systemBackground
      contentView.layer.cornerRadius = 12
      contentView.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMinYCorner]
      contentView.clipsToBounds = true
      TestCellsLayout.addLine(UIColor.separator, 1, at: .top, of: contentView)
      layer.shadowOpacity = 0.2
      layer.shadowRadius = 3
      layer.shadowOffset = CGSize(width: 0, height: 3)
      configurationUpdateHandler = { cell, state in
        cell.contentView.backgroundColor =
          state.isSelected
          ? UIColor.systemBlue
          : UIColor.systemBackground
        cell.contentView.layer.borderWidth = state.isSelected ? 2 : 0
        cell.contentView.layer.borderColor =
          (state.isSelected ? UIColor.red : UIColor.separator).cgColor
        cell.contentView.alpha = state.isSelected ? 0.5 : 1
      }
      contentView.addSubview(column)
      TestCellsLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: CellItem) {
      self.item = item
      countBadgeLabel.text = item.count
      countBadgeLabel.isHidden = item.count == nil
      starsRatingView.show(
        item.stars ?? 0, of: 5, font: UIFont.preferredFont(forTextStyle: .subheadline))
      starsRatingView.isHidden = item.stars == nil
      starsRatingView2.show(
        item.stars ?? 0, of: 5, font: UIFont.preferredFont(forTextStyle: .subheadline))
      starsRatingView2.isHidden = item.stars == nil
      let labelText = NSMutableAttributedString()
      if let text = item.title {
        labelText.append(
          NSAttributedString(
            string: text,
            attributes: [
              .font: UIFont.preferredFont(forTextStyle: .headline),
              .foregroundColor: UIColor.label,
              .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]))
      }
      if let text = item.price {
        labelText.append(
          NSAttributedString(
            string: text,
            attributes: [
              .font: UIFont.preferredFont(forTextStyle: .body),
              .foregroundColor: item.tint ?? UIColor.label,
            ]))
      }
      label.attributedText = labelText
      label.isHidden = item.title == nil && item.price == nil
      let shownFlag = item.shown ?? false
      let starsNumber = CGFloat(item.stars ?? 0)
      let hasStars = item.stars != nil
      label.isHidden =
        item.title == nil && item.price == nil || !(shownFlag && hasStars && starsNumber > 2)
      let label2Text = NSMutableAttributedString()
      label2Text.append(
        NSAttributedString(
          string: "Now \(item.title ?? "") for \(item.price ?? "")!".uppercased(),
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body),
            .foregroundColor: UIColor.label,
            .kern: 1,
          ]))
      label2.attributedText = label2Text
      titleLabel.text = item.title?.uppercased()
      titleLabel.isHidden = item.title == nil
      segments.removeAllSegments()
      for (index, title) in (item.tags ?? []).enumerated() {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
      segments.selectedSegmentIndex = 1
      segments.isHidden = item.tags == nil
      segments2.removeAllSegments()
      for (index, title) in ["A", "B"].enumerated() {
        segments2.insertSegment(withTitle: title, at: index, animated: false)
      }
      segments2.selectedSegmentIndex = 0
      dayDatePicker.show([item.day ?? ""])
      dayDatePicker.isHidden = item.day == nil
      shownSwitch.isOn = item.shown ?? false
      shownSwitch.isHidden = item.shown == nil
      slider.minimumTrackTintColor = item.tint ?? UIColor.tintColor
      doneProgressView.progress = Float(item.done ?? 0)
      doneProgressView.isHidden = item.done == nil
      valuesSparklineView.values = item.values ?? []
      valuesSparklineView.isHidden = item.values == nil
      doneRingView.value = item.done ?? 0
      doneRingView.isHidden = item.done == nil
      doneRingViewBox.isHidden = doneRingView.isHidden
      pages.numberOfPages = Int(item.count.flatMap(Double.init) ?? 0)
      pages.isHidden = item.count.flatMap(Double.init) == nil
      iconImageView.image = item.icon.flatMap { TestCellsLayout.picture($0) }
      iconImageView.isHidden = item.icon == nil
      iconImageView.layer.borderColor = UIColor.red.cgColor
      TestCellsLayout.show(
        (item.people ?? []).map { makePeopleView($0, item) }, insteadOf: &peopleViews
      ) {
        row.insertArrangedSubview(
          $1, at: (row.arrangedSubviews.firstIndex(of: boxBox) ?? -1) + 1 + $0)
      }
      TestCellsLayout.show(
        (item.tags ?? []).map { makeTagsView($0, item) }, insteadOf: &tagsViews
      ) {
        overlay.add($1, x: 0, y: 0)
      }
      titleLabel2.text = item.title
      titleLabel2.isHidden = item.title == nil
      overlay.bringSubviewToFront(titleLabel2)
      button.configuration = TestCellsLayout.configuration(
        .filled(),
        title: item.title,
        image: "star",
        font: UIFont.preferredFont(.body, weight: .semibold))
      titleButton.configuration = TestCellsLayout.configuration(
        .plain(), title: item.title, image: nil, font: UIFont.preferredFont(forTextStyle: .body))
      titleButton.configuration?.contentInsets = .zero
      titleButton.configuration?.baseForegroundColor = UIColor.tintColor
      titleButton.isHidden = item.title == nil
      titleLabel3.text = item.title
      titleLabel3.isHidden = item.title == nil
      priceLabel.text = item.price
      priceLabel.isHidden = item.price == nil
      TestCellsLayout.close(column)
      layer.shadowColor = UIColor.black.cgColor
    }

    /// Computes the lengths that depend on the size of the cell.
    private func fit() {
      guard let item else { return }
      let doneNumber = CGFloat(item.done ?? 0)
      boxWidth.constant = max(bounds.width * doneNumber, 0)
      let shownFlag = item.shown ?? false
      button.isHidden = !(bounds.width > 200 && !shownFlag)
      TestCellsLayout.close(column)
    }

    override func updateConstraints() {
      fit()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      fit()
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      for view in capsules {
        view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
      }
    }

    private func makePeopleView(_ each: CellItem.PeopleEntry, _ item: CellItem) -> UIView {
      let eachNameLabel = UILabel()
      eachNameLabel.numberOfLines = 0
      eachNameLabel.font = UIFont.preferredFont(forTextStyle: .body)
      eachNameLabel.textColor = UIColor.label
      eachNameLabel.text = item.eachName
      eachNameLabel.isHidden = item.eachName == nil
      return eachNameLabel
    }

    private func makeTagsView(_ each: String, _ item: CellItem) -> UIView {
      let eachLabel = UILabel()
      eachLabel.numberOfLines = 0
      eachLabel.font = UIFont.preferredFont(forTextStyle: .body)
      eachLabel.textColor = UIColor.label
      eachLabel.text = each
      return eachLabel
    }
  }

  /// What a cell shows.
  enum Item {
    case cell(CellItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .cell(
        CellItem(
          count: "3",
          day: "2026-09-04",
          done: 0.4,
          icon: "heart",
          people: [.init(), .init()],
          price: "4",
          shown: true,
          stars: 4.5,
          tags: ["a", "b"],
          tint: UIColor.red,
          title: "Bread",
          values: [1, 2, 3])),
      .cell(CellItem(count: "2", icon: "photo-2", price: "5", title: "Say \"hi\"")),
    ]
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = TestCellsLayout.sampleItems
    private let cellCells =
      UICollectionView.CellRegistration<CellCell, CellItem> { cell, _, item in
        cell.configure(with: item)
      }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch items[indexPath.section][indexPath.item] {
      case .cell(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: cellCells, for: indexPath, item: item)
      }
    }
  }

  /// Views on top of one another.
  private final class OverlayView: UIView {
    /// Adds a view that fills the overlay.
    func fill(with view: UIView) {
      insert(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    /// Adds a view at a place, from the leading top corner at 0, 0 to the trailing bottom corner at
    /// 1, 1.
    func add(_ view: UIView, x: CGFloat, y: CGFloat, inset: CGFloat = 0) {
      insert(view)
      let room = layoutMarginsGuide
      let horizontal =
        x == 0
        ? view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: inset)
        : x == 1
          ? view.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -inset)
          : view.centerXAnchor.constraint(equalTo: room.centerXAnchor)
      let vertical =
        y == 0
        ? view.topAnchor.constraint(equalTo: room.topAnchor, constant: inset)
        : y == 1
          ? view.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -inset)
          : view.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      let width = view.widthAnchor.constraint(
        lessThanOrEqualTo: room.widthAnchor, constant: -2 * inset)
      let height = view.heightAnchor.constraint(
        lessThanOrEqualTo: room.heightAnchor, constant: -2 * inset)
      for fitting in [width, height] { fitting.priority = UILayoutPriority(990) }
      NSLayoutConstraint.activate([horizontal, vertical, width, height])
    }

    private func insert(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .zero
      insetsLayoutMarginsFromSafeArea = false
      // No larger than the views need.
      for side in [widthAnchor, heightAnchor] {
        let fit = side.constraint(equalToConstant: 0)
        fit.priority = UILayoutPriority(60)
        fit.isActive = true
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A short text on a capsule.
  private final class BadgeLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      let height = size.height + 2
      return CGSize(width: max(size.width + font.pointSize * 0.9, height), height: height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  /// Stars, filled in halves.
  private final class RatingView: UIView {
    /// The side of the stars if there is more room than they need.
    var textAlignment = NSTextAlignment.natural
    private let stars = UIStackView()

    func show(_ value: Double, of count: Int, font: UIFont) {
      let side = font.pointSize * 1.15
      for star in stars.arrangedSubviews { star.removeFromSuperview() }
      let halves = Int((value * 2).rounded())
      for index in 0..<count {
        let name =
          halves >= 2 * index + 2
          ? "star.fill" : halves == 2 * index + 1 ? "star.leadinghalf.filled" : "star"
        let star = UIImageView(image: UIImage(systemName: name))
        star.contentMode = .scaleAspectFit
        star.widthAnchor.constraint(equalToConstant: side * 0.88).isActive = true
        star.heightAnchor.constraint(equalToConstant: side * 0.88).isActive = true
        stars.addArrangedSubview(star)
      }
      stars.spacing = side * 0.12
      stars.alignment = .center
      stars.translatesAutoresizingMaskIntoConstraints = false
      if stars.superview == nil { addSubview(stars) }
      NSLayoutConstraint.deactivate(constraints)
      NSLayoutConstraint.activate([
        textAlignment == .center
          ? stars.centerXAnchor.constraint(equalTo: centerXAnchor)
          : textAlignment == .natural
            ? stars.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side * 0.06)
            : stars.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side * 0.06),
        stars.centerYAnchor.constraint(equalTo: centerYAnchor),
        widthAnchor.constraint(greaterThanOrEqualToConstant: side * CGFloat(count)),
        heightAnchor.constraint(greaterThanOrEqualToConstant: side),
      ])
      setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: 1, height: 1)
    }
  }

  /// A chart of bars.
  private final class BarChartView: UIView {
    var values: [Double] = [] {
      didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
      let most = max(values.max() ?? 0, 0)
      let step = bounds.width / CGFloat(max(values.count, 1))
      let width = min(step * 0.66, 24)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (index, value) in values.enumerated() {
        let place = CGFloat(isMirrored ? values.count - 1 - index : index)
        let height = max(most > 0 ? bounds.height * CGFloat(max(value, 0) / most) : 0, 2)
        let bar = CGRect(
          x: (place + 0.5) * step - width / 2, y: bounds.height - height, width: width,
          height: height)
        (value > 0 ? tintColor : UIColor.systemFill).setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: min(3, width / 2)).fill()
      }
    }
  }

  /// A line through values.
  private final class SparklineView: UIView {
    var values: [Double] = [] {
      didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
      guard let least = values.min(), let most = values.max(), values.count > 1 else { return }
      let room = bounds.insetBy(dx: 1, dy: 1)
      let step = room.width / CGFloat(values.count - 1)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let line = UIBezierPath()
      for (index, value) in values.enumerated() {
        let part = most > least ? (value - least) / (most - least) : 0.5
        let x = CGFloat(index) * step
        let point = CGPoint(
          x: isMirrored ? room.maxX - x : room.minX + x, y: room.maxY - room.height * CGFloat(part))
        if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
      }
      line.lineWidth = 2
      tintColor.setStroke()
      line.stroke()
    }
  }

  /// A ring that is closed up to a fraction.
  private final class RingView: UIView {
    var value = 0.0 {
      didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
      let side = min(bounds.width, bounds.height)
      let width = max(side * 0.12, 2)
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      let whole = UIBezierPath(
        arcCenter: center, radius: (side - width) / 2, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
      whole.lineWidth = width
      UIColor.systemFill.setStroke()
      whole.stroke()
      guard value > 0 else { return }
      let part = UIBezierPath(
        arcCenter: center, radius: (side - width) / 2, startAngle: -.pi / 2,
        endAngle: (2 * min(value, 1) - 0.5) * .pi, clockwise: true)
      part.lineWidth = width
      part.lineCapStyle = .round
      tintColor.setStroke()
      part.stroke()
    }
  }

  /// A day and a time in the compact style.
  private final class DatePicker: UIDatePicker {
    /// Shows a day such as 2026-09-04 and a time such as 09:41.
    func show(_ texts: [String]) {
      let words = texts.flatMap { $0.split { $0 == " " || $0 == "T" } }
      let day = words.first { $0.contains("-") }
      let time = words.first { $0.contains(":") }
      datePickerMode = day == nil ? .time : time == nil ? .date : .dateAndTime
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      date = formatter.date(from: "\(day ?? "2001-01-01") \(time?.prefix(5) ?? "00:00")") ?? date
    }
  }

  private static func configuration(
    _ base: UIButton.Configuration, title: String?, image: String?, font: UIFont
  ) -> UIButton.Configuration {
    var configuration = base
    configuration.cornerStyle = .capsule
    configuration.imagePadding = 6
    configuration.image = image.flatMap { UIImage(systemName: $0) }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: font)
    if let title {
      configuration.attributedTitle = AttributedString(
        title, attributes: AttributeContainer([.font: font]))
    }
    return configuration
  }

  /// A symbol at an end of a text field.
  private static func symbol(_ name: String, font: UIFont) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .scaleAspectFit
    view.tintColor = .secondaryLabel
    let side = font.pointSize * 1.25
    view.frame = CGRect(x: 0, y: 0, width: side + 14, height: side)
    return view
  }

  /// The picture with a name, or the symbol.
  private static func picture(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }

  /// Leaves the room that views do not need at the end of a stack, without a gap before it.
  private static func close(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.dropLast()
    for view in views { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    if let last = views.last(where: { !$0.isHidden }) { stack.setCustomSpacing(0, after: last) }
  }

  /// Shows views in place of others.
  private static func show(
    _ views: [UIView], insteadOf old: inout [UIView], insert: (Int, UIView) -> Void
  ) {
    for view in old { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { insert(index, view) }
    old = views
  }

  /// Adds a line along an edge of a view.
  private static func addLine(
    _ color: UIColor, _ width: CGFloat, at edge: NSDirectionalRectEdge, of view: UIView
  ) {
    let line = UIView()
    line.backgroundColor = color
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    let isRow = edge == .top || edge == .bottom
    NSLayoutConstraint.activate([
      edge == .bottom
        ? line.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        : line.topAnchor.constraint(equalTo: view.topAnchor),
      edge == .trailing
        ? line.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        : line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      isRow
        ? line.widthAnchor.constraint(equalTo: view.widthAnchor)
        : line.widthAnchor.constraint(equalToConstant: width),
      isRow
        ? line.heightAnchor.constraint(equalToConstant: width)
        : line.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
  }

  /// Lets a view fill another one.
  private static func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  /// Activates a constraint that yields to the size of the cell.
  private static func prefer(_ constraint: NSLayoutConstraint, _ priority: Float = 990) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
}

extension UIFont {
  fileprivate static func preferredFont(_ style: TextStyle, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
    return UIFont(descriptor: descriptor, size: 0)
  }
}
