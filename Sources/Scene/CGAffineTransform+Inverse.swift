import Foundation
package import Geometry

extension CGAffineTransform {
  /// Whether the transform can be inverted. A transform without an inverse flattens everything to
  /// zero area, and would put a Cairo context into a permanent error state.
  package var hasInverse: Bool {
    (1e-6...1e6).contains(abs(a * d - b * c)) && tx.isFinite && ty.isFinite
  }
}
