internal import Foundation

/// Views in place of those of nibs and storyboards that do not exist, for controllers and cells that
/// were copied without them.
@MainActor
package enum MissingInterface {
  /// Whether cells that nobody registered are created from a class that fits: in programs that register
  /// the classes of code, whose storyboards may be missing.
  package static var replacesCells = false

  /// Creates the view of a controller, as large as the screen, and gives its outlets new views.
  /// Collection views fill the view, others are hidden.
  static func loadView(of controller: UIViewController) {
    let view = UIView(frame: UIScreen.main.bounds)
    controller.view = view
    let made = fillOutlets(of: controller)
    for subview in made {
      let isShown = subview is UICollectionView
      if isShown {
        subview.frame = view.bounds
        subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      subview.isHidden = !isShown
      view.addSubview(subview)
    }
    guard !made.isEmpty else { return }
    Notes.report(
      "there is no nib or storyboard with \(type(of: controller)), so its outlets are empty views")
  }

  /// Creates a cell for an identifier that nobody registered, if the code has a class with outlets that
  /// fits it. Its views are in a column.
  static func cell(for identifier: String, frame: CGRect) -> UICollectionViewCell? {
    guard replacesCells, let type = InterfaceClasses.cellType(for: identifier) else { return nil }
    let cell = type.init(registeredWithFrame: frame)
    let made = fillOutlets(of: cell).sorted { $0 is UIImageView && !($1 is UIImageView) }
    let column = UIStackView(arrangedSubviews: made)
    column.axis = .vertical
    column.spacing = 4
    column.frame = cell.contentView.bounds.insetBy(dx: 8, dy: 8)
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(column)
    Notes.report(
      "there is no prototype '\(identifier)', so the outlets of \(type) are drawn in a column")
    return cell
  }

  /// Sets outlets to new views, and returns these.
  private static func fillOutlets(of object: AnyObject) -> [UIView] {
    InterfaceClasses.outletNames.compactMap { name in
      for make in makers {
        let view = make()
        let value = InterfaceValue(object: view)
        guard let isSet = InterfaceClasses.set(name, of: object, to: value) else { return nil }
        if isSet { return view }
      }
      return nil
    }
  }

  /// The functions that create views. An outlet takes the first view of its class.
  private static let makers: [@MainActor () -> UIView] = [
    { UIView() }, { UILabel() }, { UIImageView() }, { UIButton(type: .system) },
    { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    { UIStackView() }, { UIScrollView() }, { UITextField() }, { UITextView() },
    { UISegmentedControl() }, { UIPageControl() }, { UISwitch() }, { UISlider() }, { UIStepper() },
    { UIProgressView() }, { UIActivityIndicatorView(style: .medium) }, { UISearchBar() },
    { UIVisualEffectView(effect: nil) }, { UITableView() }, { UIDatePicker() },
  ]
}

extension InterfaceClasses {
  /// The class of cells that fits an identifier: that of its name, one whose name contains it or is
  /// part of it, or the only one.
  static func cellType(for identifier: String) -> UICollectionViewCell.Type? {
    let known = cellTypes
    let word = identifier.lowercased()
    let fitting = known.filter { name, _ in
      name.lowercased().contains(word) || word.contains(name.lowercased())
    }
    return known[identifier] ?? (fitting.count == 1 ? fitting.first?.value : nil)
      ?? (known.count == 1 ? known.first?.value : nil)
  }
}
