extension RGBA {
  /// Interpolates to another color. A fraction of 0 gives this color, 1 the other.
  package func mixed(with other: RGBA, by part: Double) -> RGBA {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
