public import Foundation

extension UICollectionView {
  /// A cell class together with the closure that configures its cells.
  ///
  /// Create it once, and use it for every cell. See
  /// [UICollectionView.CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity: RegistrationIdentity
    let handler: Handler

    /// Creates a registration of the generic cell class.
    public init(handler: @escaping Handler) {
      identity = RegistrationIdentity("\(Cell.self)", nib: nil)
      self.handler = handler
    }

    /// Creates a registration with a nib file that contains the cell.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identity = RegistrationIdentity(cellNib.name, nib: cellNib)
      self.handler = handler
    }
  }

  /// A class of supplementary views, such as headers, footers and badges, together with the closure
  /// that configures them.
  ///
  /// See [UICollectionView.SupplementaryRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity: RegistrationIdentity
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the generic view class for an element kind.
    public init(elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity("\(Supplementary.self)", nib: nil)
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration with a nib file that contains the view.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity(supplementaryNib.name, nib: supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of the registration's class, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identity = registration.identity
    let key = ViewRegistry.Key(kind: nil, identifier: identity.identifier)
    if registry[key] == nil { registry[key] = identity.entry(Cell.self) }
    if let error = identity.error { record(error) }
    let dequeued = dequeueReusableCell(
      withReuseIdentifier: identity.identifier, for: indexPath)
    let cell = dequeued as? Cell ?? Cell(registeredWithFrame: dequeued.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view of the registration's class.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identity, kind) = (registration.identity, registration.elementKind)
    let key = ViewRegistry.Key(kind: kind, identifier: identity.identifier)
    if registry[key] == nil { registry[key] = identity.entry(Supplementary.self) }
    if let error = identity.error { record(error) }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identity.identifier, for: indexPath)
    let view =
      dequeued as? Supplementary ?? Supplementary(registeredWithFrame: dequeued.frame)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The unique identity of a registration.
@MainActor struct RegistrationIdentity {
  let identifier: String
  let nib: UINib?
  /// Whether the registration was created inside a view provider.
  private let isLate: Bool
  private let name: String

  private static var count = 0

  init(_ name: String, nib: UINib?) {
    Self.count += 1
    identifier = "\(name) registration \(Self.count)"
    self.name = name
    self.nib = nib
    isLate = UICollectionView.isProviding
  }

  var error: CollectionViewError? { isLate ? .registrationInProvider(name) : nil }

  func entry(_ viewClass: UICollectionReusableView.Type) -> ViewRegistry.Entry {
    nib.map(ViewRegistry.Entry.init(loading:)) ?? .viewClass(viewClass)
  }
}
