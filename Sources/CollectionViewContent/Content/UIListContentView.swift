internal import CompositionalLayout
public import Foundation

/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  public let imageView = UIImageView()
  public let textLabel = UILabel()
  public let secondaryTextLabel = UILabel()
  private var shown: UIListContentConfiguration

  /// What is shown; configurations of other kinds are ignored.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    show()
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  private func show() {
    set(textLabel, shown.text, shown.textProperties)
    set(secondaryTextLabel, shown.secondaryText, shown.secondaryTextProperties)
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    NSLayoutConstraint.deactivate(constraints)
    NSLayoutConstraint.activate(arrangement)
  }

  private func set(
    _ label: UILabel, _ text: String?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.text = properties.shown(text)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.isHidden = (text ?? "").isEmpty
  }

  /// The image, then the texts, one below the other or in one line.
  private var arrangement: [NSLayoutConstraint] {
    let hasTwo = !textLabel.isHidden && !secondaryTextLabel.isHidden
    let isStacked = hasTwo && !shown.prefersSideBySideTextAndSecondaryText
    let margins =
      isStacked && shown.directionalLayoutMargins == usualMargins
      ? shown.marginsOfTwo : shown.directionalLayoutMargins
    let first = textLabel.isHidden && !secondaryTextLabel.isHidden ? secondaryTextLabel : textLabel
    var result = [
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      first.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
    ]
    if !imageView.isHidden { result += imageConstraints(margins) }
    result.append(
      imageView.isHidden
        ? first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading)
        : first.leadingAnchor.constraint(
          equalTo: imageView.trailingAnchor, constant: shown.imageToTextPadding))
    let last = isStacked ? secondaryTextLabel : first
    result.append(bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: margins.bottom))
    let end = hasTwo && !isStacked ? secondaryTextLabel : first
    result.append(
      trailingAnchor.constraint(equalTo: end.trailingAnchor, constant: margins.trailing))
    if isStacked {
      result += [
        secondaryTextLabel.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        secondaryTextLabel.trailingAnchor.constraint(equalTo: first.trailingAnchor),
        secondaryTextLabel.topAnchor.constraint(
          equalTo: first.bottomAnchor, constant: shown.textToSecondaryTextVerticalPadding),
      ]
    } else if hasTwo {
      result += [
        secondaryTextLabel.leadingAnchor.constraint(
          greaterThanOrEqualTo: first.trailingAnchor,
          constant: shown.textToSecondaryTextHorizontalPadding),
        secondaryTextLabel.topAnchor.constraint(equalTo: first.topAnchor),
      ]
    }
    return result
  }

  /// The image keeps its size, and rows are high enough for it.
  private func imageConstraints(_ margins: NSDirectionalEdgeInsets) -> [NSLayoutConstraint] {
    let (own, most) = (shown.image?.size ?? .zero, shown.imageProperties.maximumSize)
    let reserved = shown.imageProperties.reservedLayoutSize
    func length(_ own: CGFloat, _ most: CGFloat, _ reserved: CGFloat) -> CGFloat {
      max(most > 0 ? min(own, most) : own, reserved)
    }
    return [
      imageView.widthAnchor.constraint(
        equalToConstant: length(own.width, most.width, reserved.width)),
      imageView.heightAnchor.constraint(
        equalToConstant: length(own.height, most.height, reserved.height)),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
    ]
  }

  private var usualMargins: NSDirectionalEdgeInsets {
    UIListContentConfiguration.cell().directionalLayoutMargins
  }
}
