extension Glyph {
  /// Letters, talk and parcels.
  ///
  /// Each entry is a name, with `turns` after it where the glyph points the other way when text is
  /// read from the right, and below it its lines, with `;` between them; those with a `=` are
  /// filled.
  static let mail = """
    tray
      M3 13.2 L6 4.8 H18 L21 13.2 V19.2 H3 Z; M3.2 13.2 H8.2 C8.2 15.4 9.9 16.8 12 16.8
      14.1 16.8 15.8 15.4 15.8 13.2 H20.8
    archivebox
      M2.8 4.4 H21.2 V9 H2.8 Z; M4.6 9.2 V19.8 H19.4 V9.2; M9.4 12.8 H14.6
    shippingbox
      M12 2.8 L20.6 7.2 V16.8 L12 21.2 3.4 16.8 V7.2 Z; M3.6 7.3 L12 11.7 20.4 7.3; M12
      11.8 V21; M7.7 5 L16.2 9.4
    paperclip
      M16.4 7 L9 14.6 C8 15.6 8 17 8.8 17.8 9.6 18.6 11 18.6 12 17.6 L19.4 10 C21.2 8.2
      21.2 5.8 19.8 4.4 18.4 3 16 3 14.2 4.8 L6 13.2 C3.6 15.6 3.6 18.4 5.4 20.2 7.2 22 10
      21.8 12.4 19.6 L18.6 13.2
    pin
      M8.6 3.4 H15.4 L14.8 9.6 C16.6 10.4 17.8 12.2 18 14.4 H6 C6.2 12.2 7.4 10.4 9.2 9.6
      Z; M12 14.6 V21.4
    bubble.left turns
      M4.4 4.4 H19.6 C20.8 4.4 21.6 5.2 21.6 6.4 V15.2 C21.6 16.4 20.8 17.2 19.6 17.2 H11
      L6.4 21 V17.2 H4.4 C3.2 17.2 2.4 16.4 2.4 15.2 V6.4 C2.4 5.2 3.2 4.4 4.4 4.4 Z
    bubble.right turns
      M19.6 4.4 H4.4 C3.2 4.4 2.4 5.2 2.4 6.4 V15.2 C2.4 16.4 3.2 17.2 4.4 17.2 H13 L17.6
      21 V17.2 H19.6 C20.8 17.2 21.6 16.4 21.6 15.2 V6.4 C21.6 5.2 20.8 4.4 19.6 4.4 Z
    arrowshape.turn.up.left turns
      M10.4 4.8 L3.2 11.4 10.4 18 V14.2 C15.4 14 18.6 15.6 20.8 19 20.6 12.6 16.6 8.8 10.4
      8.6 Z
    exclamationmark.triangle
      M12 3.4 L21.6 20.2 H2.4 Z; M12 9.4 V14; =O12 17 1.1
    percent
      M18.6 5.4 L5.4 18.6; O7.4 7.4 2.8; O16.6 16.6 2.8
    """
}
