/// A pair of values of one type, one per axis.
package protocol AxisPair<Value> {
  associatedtype Value

  var width: Value { get set }
  var height: Value { get set }
}

extension AxisPair {
  /// The value along `axis`.
  package subscript(axis: Axis) -> Value {
    get { axis.select(horizontal: width, vertical: height) }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
