package import CompositionalLayout
import Foundation

extension CGAffineTransform {
  /// Whether it leaves something to be seen: what has no inverse is as thin as nothing, and would stop Cairo
  /// for good.
  package var hasInverse: Bool {
    (1e-6...1e6).contains(abs(a * d - b * c)) && tx.isFinite && ty.isFinite
  }
}
