extension Glyph {
  /// Signs: what a thing does, or where it leads.
  static let signs = """
    plus
      M12 4 V20; M4 12 H20
    minus
      M4 12 H20
    xmark
      M5.5 5.5 L18.5 18.5; M18.5 5.5 L5.5 18.5
    checkmark
      M4.5 13 L9.5 18.5 L19.5 5.5
    chevron.right
      M9 4.5 L16.5 12 L9 19.5
    chevron.left
      M15 4.5 L7.5 12 L15 19.5
    chevron.forward turns
      M9 4.5 L16.5 12 L9 19.5
    chevron.backward turns
      M15 4.5 L7.5 12 L15 19.5
    chevron.up
      M4.5 15.5 L12 8 L19.5 15.5
    chevron.down
      M4.5 8.5 L12 16 L19.5 8.5
    arrow.right
      M4 12 H20; M13.5 5.5 L20 12 L13.5 18.5
    arrow.left
      M20 12 H4; M10.5 5.5 L4 12 L10.5 18.5
    arrow.up
      M12 20 V4; M5.5 10.5 L12 4 L18.5 10.5
    arrow.down
      M12 4 V20; M5.5 13.5 L12 20 L18.5 13.5
    arrow.clockwise
      M19.5 12 C19.5 16.1 16.1 19.5 12 19.5 7.9 19.5 4.5 16.1 4.5 12 4.5 7.9 7.9 4.5 12
      4.5 14.8 4.5 17.2 5.9 18.5 8.2; M19.5 3.8 V8.6 H14.7
    ellipsis
      =O5 12 1.8  O12 12 1.8  O19 12 1.8
    exclamationmark
      M12 5 V14; =O12 18.6 1.5
    questionmark
      M8 8.5 C8 6 9.7 4.5 12 4.5 14.3 4.5 16 6 16 8.2 16 11 12 11.4 12 14.5; =O12 19 1.4
    magnifyingglass
      O10.3 10.3 6.3; M15 15 L20 20
    line.horizontal.3
      M4 6.5 H20; M4 12 H20; M4 17.5 H20
    list.bullet turns
      M9 6 H20; M9 12 H20; M9 18 H20; =O4.7 6 1.4  O4.7 12 1.4  O4.7 18 1.4
    square.grid.2x2
      M4 4 H10 V10 H4 Z; M14 4 H20 V10 H14 Z; M4 14 H10 V20 H4 Z; M14 14 H20 V20 H14 Z
    square.and.arrow.up
      M8 9.5 H5.5 V20.5 H18.5 V9.5 H16; M12 15 V3.2; M8 7 L12 3 L16 7
    slider.horizontal.3
      M4 6.5 H10.6; M15.4 6.5 H20; O13 6.5 2.2; M4 12 H5.6; M10.4 12 H20; O8 12 2.2; M4
      17.5 H13.6; M18.4 17.5 H20; O16 17.5 2.2
    """
}
