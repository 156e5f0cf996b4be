internal import Foundation

extension UIView {
  /// The kind and value of a control, or `nil` for other views, whose subviews are read instead.
  var controlSummary: (kind: String, value: String)? {
    switch self {
    case let toggle as UISwitch: ("switch", toggle.isOn ? "on" : "off")
    case let button as UIButton: ("button", button.summary)
    case let control as UISegmentedControl:
      ("segments", control.titleForSegment(at: control.selectedSegmentIndex) ?? "none")
    case let slider as UISlider: ("slider", "\(slider.value)")
    case let stepper as UIStepper: ("stepper", "\(stepper.value)")
    case let pages as UIPageControl: ("pages", "\(pages.currentPage) of \(pages.numberOfPages)")
    case let field as UITextField: ("field", field.summary)
    case let view as UIProgressView: ("progress", "\(view.progress)")
    case let wheel as UIActivityIndicatorView: ("wheel", wheel.isAnimating ? "turns" : "stands")
    default: nil
    }
  }
}

extension UIButton {
  fileprivate var summary: String {
    bringUpToDate()
    let texts = [titleLabel?.text, subtitleLabel?.text, imageView?.image?.summary]
    return texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
      + (isEnabled ? "" : " (disabled)")
  }
}

extension UITextField {
  fileprivate var summary: String {
    (hasText ? isSecureTextEntry ? "secure" : text : placeholder) ?? ""
  }
}
