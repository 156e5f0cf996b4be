/// All the scenarios.
enum Scenarios {
  static let all =
    sizes + spacing + content + supplementaries + looks + structure + several
    + files + unseen
}
