internal import CompositionalLayout

// What a view does with the views inside of it.
extension UIView {
  func layoutTree() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    controller?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    layer.layoutLayersWithin()
    controller?.viewDidLayoutSubviews()
    controller?.didCall("viewDidLayoutSubviews")
    for view in subviews where !view.isLaidOutAlone { view.layoutTree() }
  }

  func notifyTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.notifyTintChange() }
  }

  func place(_ view: UIView, at index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let index = min(max(index, 0), subviews.count - 1)
    update { state in
      state.subviews.remove(at: old)
      state.subviews.insert(view, at: index)
    }
    layer.subviewWasRemoved(old)
    layer.subviewWasInserted(index)
  }

  /// Removes the view temporarily. Its constraints stay and apply again when it is added back.
  func detach() { leaveSuperview(permanently: false) }

  func leaveSuperview(permanently isPermanent: Bool) {
    guard let superview else { return }
    if isPermanent {
      superview.willRemoveSubview(self)
      deactivateOuterConstraints()
    }
    let index = superview.subviews.firstIndex { $0 === self }
    superview.update { state in state.subviews.removeAll { $0 === self } }
    update { $0.superview = nil }
    isPart = false
    if let index { superview.layer.subviewWasRemoved(index) }
  }
}
