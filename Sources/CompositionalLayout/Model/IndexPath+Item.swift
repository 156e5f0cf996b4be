// On Apple systems these are UIKit's and AppKit's own.
#if !canImport(Darwin)
  public import Foundation

  extension IndexPath {
    /// The path to an item of a section.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The path to a row of a section.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The index of the section; 0 where the path is too short.
    public var section: Int {
      get { isEmpty ? 0 : self[0] }
      set { self = IndexPath(item: item, section: newValue) }
    }

    /// The index of the item in its section; 0 where the path is too short.
    public var item: Int {
      get { count > 1 ? self[1] : 0 }
      set { self = IndexPath(item: newValue, section: section) }
    }

    /// The index of the row in its section: the item's.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }
#endif
