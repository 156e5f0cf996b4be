/// The current release of Flatplan.
package enum Release {
  package static let version = "0.1.0"
}
