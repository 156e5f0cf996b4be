extension Glyph {
  /// Listening.
  ///
  /// Each entry is a name, with `turns` after it where the glyph points the other way when text is
  /// read from the right, and below it its lines, with `;` between them; those with a `=` are
  /// filled.
  static let sound = """
    headphones
      M4 16 V12.4 C4 7.6 7.6 4 12 4 16.4 4 20 7.6 20 12.4 V16; M4 13.8 H7.4 V20 H5.8 C4.7
      20 4 19.3 4 18.2 Z; M20 13.8 H16.6 V20 H18.2 C19.3 20 20 19.3 20 18.2 Z
    forward
      M3 5.4 L11.6 12 3 18.6 Z; M12.4 5.4 L21 12 12.4 18.6 Z
    forward.fill
      =M2.4 4.8 L12 12 2.4 19.2 Z; =M12 4.8 L21.6 12 12 19.2 Z
    backward
      M21 5.4 L12.4 12 21 18.6 Z; M11.6 5.4 L3 12 11.6 18.6 Z
    backward.fill
      =M21.6 4.8 L12 12 21.6 19.2 Z; =M12 4.8 L2.4 12 12 19.2 Z
    pause.fill
      =M6 3.8 H10.4 V20.2 H6 Z; =M13.6 3.8 H18 V20.2 H13.6 Z
    shuffle
      M3 6.6 H6.4 C11 6.6 12.6 17.4 17.2 17.4 H20.6; M3 17.4 H6.4 C8.3 17.4 9.7 15.5 10.9
      13.3; M13.1 10.7 C14.3 8.5 15.6 6.6 17.2 6.6 H20.6; M18 3.8 L20.8 6.6 18 9.4; M18
      14.6 L20.8 17.4 18 20.2
    repeat
      M4 11 V9.4 C4 7.6 5.2 6.4 7 6.4 H19.6; M16.8 3.4 L19.8 6.4 16.8 9.4; M20 13 V14.6
      C20 16.4 18.8 17.6 17 17.6 H4.4; M7.2 14.6 L4.2 17.6 7.2 20.6
    """
}
