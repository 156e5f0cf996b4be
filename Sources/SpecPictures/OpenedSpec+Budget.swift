package import Basics
package import SpecDiagnostics

extension OpenedSpec {
  /// Counts work of the spec before it is done.
  ///
  /// - Parameter label: What the work is for, in the message.
  /// - Throws: `Failure.badPicture(_:reason:)` if it is more than the limit allows.
  package func spend(
    _ amount: Int, on resource: Budget.Resource, for label: String
  ) throws(Failure) {
    do throws(Budget.Exceeded) {
      try budget.spend(amount, on: resource)
    } catch {
      throw .badPicture(label, reason: "\(error)")
    }
  }
}
