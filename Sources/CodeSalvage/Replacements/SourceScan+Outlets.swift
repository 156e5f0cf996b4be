extension SourceScan {
  /// Replaces an attribute of Interface Builder by spaces, and keeps the names of outlets and actions.
  mutating func takeInterfaceAttribute() -> Bool {
    if takeAttribute("@IBOutlet") || takeAttribute("@IBInspectable") {
      if let name = nextName(after: "var") { outlets.insert(name) }
      return true
    }
    if takeAttribute("@IBAction") {
      if let name = nextName(after: "func") { selectors.insert(name) }
      return true
    }
    return takeAttribute("@IBDesignable") || takeAttribute("@IBSegueAction")
  }

  /// The name of the next variable or function, if only modifiers and attributes precede it.
  private func nextName(after keyword: String) -> String? {
    var scan = self
    let end = min(bytes.count, place + 400)
    while scan.place < end {
      let start = scan.place
      if scan.skipAside() { continue }
      guard scan.isPartOfName(at: start) else {
        // A declaration of another kind, or its body.
        if "{}=;".utf8.contains(bytes[start]) { return nil }
        scan.place += 1
        continue
      }
      while scan.isPartOfName(at: scan.place) { scan.place += 1 }
      guard bytes[start..<scan.place].elementsEqual(keyword.utf8) else { continue }
      scan.skip { $0.isPartOfName(at: $0.place) || $0.has("`") || $0.has("\n") }
      if scan.has("`") { scan.place += 1 }
      let name = scan.place
      while scan.isPartOfName(at: scan.place) { scan.place += 1 }
      return name == scan.place ? nil : String(decoding: bytes[name..<scan.place], as: UTF8.self)
    }
    return nil
  }
}
