// On Apple platforms UIKit and AppKit define these.
#if !canImport(Darwin)
  public import Foundation

  extension IndexPath {
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The index of the section; 0 for an empty path.
    public var section: Int {
      get { isEmpty ? 0 : self[0] }
      set { self = IndexPath(item: item, section: newValue) }
    }

    /// The index of the item in its section; 0 if the path has fewer than two indexes.
    public var item: Int {
      get { count > 1 ? self[1] : 0 }
      set { self = IndexPath(item: newValue, section: section) }
    }

    /// The index of the row in its section; equal to `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }
#endif
