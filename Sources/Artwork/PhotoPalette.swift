import Scene

/// The colors of a photo: the sky from top to bottom, then the landscape's layers from back to
/// front.
struct PhotoPalette {
  var sky: [RGBA]
  var sun: RGBA
  var layers: [RGBA]
  /// The subjects that suit these colors.
  var subjects: [PhotoSubject]

  /// Whether the sky shows stars.
  var isNight: Bool { sky[0].luminance < 0.03 }

  private init(
    _ sky: [UInt32], sun: UInt32, _ layers: [UInt32], _ subjects: [PhotoSubject]
  ) {
    self.sky = sky.map { RGBA($0) }
    self.sun = RGBA(sun)
    self.layers = layers.map { RGBA($0) }
    self.subjects = subjects
  }

  static let all = [dawn, noon, dusk, night, autumn, mist, desert, spring, lagoon, rose, aurora]

  private static let dawn = PhotoPalette(
    [0x3D5A98, 0xB98BB4, 0xFBC7A4], sun: 0xFFF1D6, [0x8E7BA8, 0x5D5C8F, 0x2F3A66],
    [.hills, .peaks, .sea, .city, .woods])
  private static let noon = PhotoPalette(
    [0x3F8FD9, 0x8FC7EE, 0xDDF0F8], sun: 0xFFFBEA, [0x8FB8C4, 0x5B9A7E, 0x2F6B52],
    [.hills, .peaks, .woods, .shore])
  private static let dusk = PhotoPalette(
    [0x33245E, 0xA9406F, 0xF79A5B], sun: 0xFFE3A3, [0x7A3A6B, 0x4B2A58, 0x231B3D],
    [.sea, .city, .dunes, .peaks])
  private static let night = PhotoPalette(
    [0x0D1B3D, 0x1E3A6B, 0x4A6FA1], sun: 0xF3F1E1, [0x2B4775, 0x1A2F55, 0x0C1833],
    [.peaks, .city, .woods, .sea])
  private static let autumn = PhotoPalette(
    [0xC9DDE6, 0xF1E3CC, 0xF6CF96], sun: 0xFFF7E3, [0xD79B5B, 0xB4622F, 0x6B3420],
    [.hills, .dunes, .woods])
  private static let mist = PhotoPalette(
    [0x9DB4BF, 0xC9D5D6, 0xE9ECE6], sun: 0xFFFFFF, [0xA3B5B3, 0x738D8B, 0x435F63],
    [.peaks, .sea, .woods, .city])
  private static let desert = PhotoPalette(
    [0x5FB4C9, 0xBFE0D8, 0xFBE6C2], sun: 0xFFF8DD, [0xE6B98A, 0xCF8E5B, 0x95563A],
    [.dunes, .hills])
  private static let spring = PhotoPalette(
    [0x7FC4E8, 0xCDE9F2, 0xF9F3E3], sun: 0xFFFDF0, [0xA9CFA0, 0x6FAF72, 0x3C8058],
    [.hills, .peaks, .woods])
  private static let lagoon = PhotoPalette(
    [0x1E9BB5, 0x6FCFCF, 0xE3F6E8], sun: 0xFFFDF2, [0x8FCBB8, 0x3FA393, 0x1C6E70],
    [.shore, .sea, .hills])
  private static let rose = PhotoPalette(
    [0xDC7F9C, 0xF5B5A6, 0xFCE4C6], sun: 0xFFF8E6, [0xCB7B93, 0x94527A, 0x553660],
    [.sea, .hills, .city, .dunes])
  private static let aurora = PhotoPalette(
    [0x081B2C, 0x0F4F55, 0x5DB491], sun: 0xEAF8E9, [0x1E5556, 0x12363D, 0x081A22],
    [.woods, .peaks])
}
