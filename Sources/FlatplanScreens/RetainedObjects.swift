/// Retains the controllers and other objects whose functions were called, until the program ends.
/// Section providers usually capture them weakly, since in an app views retain them.
@MainActor
public enum RetainedObjects {
  private static var values: [Any] = []

  public static func keep<Value>(_ value: Value) -> Value {
    values.append(value)
    return value
  }
}
