/// The controllers and other objects whose functions were called, for as long as the program runs:
/// section providers hold them weakly, as views are there to keep them elsewhere.
@MainActor
public enum RetainedObjects {
  private static var values: [Any] = []

  /// The value, which stays.
  public static func keep<Value>(_ value: Value) -> Value {
    values.append(value)
    return value
  }
}
