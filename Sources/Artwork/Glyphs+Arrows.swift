extension Glyph {
  /// Where something goes.
  static let arrows = """
    arrow.up.left
      M18.5 18.5 L6 6; M6 14.5 V5.5 H15
    arrow.down.left
      M18.5 5.5 L6 18; M6 9.5 V18.5 H15
    arrow.down.right
      M5.5 5.5 L18 18; M18 9.5 V18.5 H9
    arrow.left.and.right
      M2.6 12 H21.4; M6.8 7.6 L2.4 12 6.8 16.4; M17.2 7.6 L21.6 12 17.2 16.4
    arrow.up.and.down
      M12 2.6 V21.4; M7.6 6.8 L12 2.4 16.4 6.8; M7.6 17.2 L12 21.6 16.4 17.2
    arrow.up.and.down.and.arrow.left.and.right
      M12 2.6 V21.4; M2.6 12 H21.4; M9 5.4 L12 2.4 15 5.4; M9 18.6 L12 21.6 15 18.6; M5.4 9
      L2.4 12 5.4 15; M18.6 9 L21.6 12 18.6 15
    arrow.turn.down.right
      M4.5 4.5 V11 C4.5 13 5.6 14.2 7.8 14.2 H19.6; M14.8 9.4 L19.8 14.2 14.8 19
    arrow.turn.up.left
      M19.5 19.5 V13 C19.5 11 18.4 9.8 16.2 9.8 H4.4; M9.2 14.6 L4.2 9.8 9.2 5
    arrow.right.to.line
      M3 12 H16.4; M11.6 7 L16.6 12 11.6 17; M20.6 5 V19
    arrow.triangle.branch
      M8 21 V3.8; M4.4 7.4 L8 3.6 11.6 7.4; M8 17 C8 12.6 16.6 13.4 16.6 8; M13 10.6 L16.6 6.8
      20.2 10.6
    arrow.2.squarepath
      M5 13.6 V8.4 C5 6.8 6 5.8 7.6 5.8 H18.6; M15 2.4 L18.6 5.8 15 9.2; M19 10.4 V15.6 C19
      17.2 18 18.2 16.4 18.2 H5.4; M9 14.8 L5.4 18.2 9 21.6
    arrowtriangle.up
      M12 5.6 L20.4 18.4 H3.6 Z
    arrowtriangle.down
      M12 18.4 L20.4 5.6 H3.6 Z
    arrowtriangle.left
      M5.6 12 L18.4 3.6 V20.4 Z
    arrowtriangle.right
      M18.4 12 L5.6 3.6 V20.4 Z
    chevron.compact.down
      M3.5 9.5 L12 14.5 20.5 9.5
    chevron.compact.up
      M3.5 14.5 L12 9.5 20.5 14.5
    chevron.left.2
      M11 4.6 L3.6 12 11 19.4; M20 4.6 L12.6 12 20 19.4
    chevron.right.2
      M13 4.6 L20.4 12 13 19.4; M4 4.6 L11.4 12 4 19.4
    goforward
      M12 4.6 C7.4 4.6 3.7 8.2 3.7 12.8 3.7 17.4 7.4 21 12 21 16.6 21 20.3 17.4 20.3 12.8;
      M11.2 1.6 L14.8 4.7 11.2 7.8
    gobackward
      M12 4.6 C16.6 4.6 20.3 8.2 20.3 12.8 20.3 17.4 16.6 21 12 21 7.4 21 3.7 17.4 3.7 12.8;
      M12.8 1.6 L9.2 4.7 12.8 7.8
    arrow.forward turns
      M4 12 H19.5; M13 5.5 L19.5 12 L13 18.5
    arrow.backward turns
      M20 12 H4.5; M11 5.5 L4.5 12 L11 18.5
    arrow.up.forward turns
      M5.5 18.5 L18 6; M9 5.5 H18.5 V15
    arrow.up.to.line
      M12 21 V7.6; M7 12.4 L12 7.4 17 12.4; M5 3.4 H19
    arrow.uturn.backward turns
      M4.2 9.4 H14.4 C21.8 9.4 21.8 19.8 14.4 19.8 H8.4; M8.8 4.6 L4 9.4 8.8 14.2
    arrow.uturn.left
      M4.2 9.4 H14.4 C21.8 9.4 21.8 19.8 14.4 19.8 H8.4; M8.8 4.6 L4 9.4 8.8 14.2
    arrow.uturn.forward turns
      M19.8 9.4 H9.6 C2.2 9.4 2.2 19.8 9.6 19.8 H15.6; M15.2 4.6 L20 9.4 15.2 14.2
    arrow.uturn.right
      M19.8 9.4 H9.6 C2.2 9.4 2.2 19.8 9.6 19.8 H15.6; M15.2 4.6 L20 9.4 15.2 14.2
    rectangle.portrait.and.arrow.right
      M13.6 16.8 V20.6 H4 V3.4 H13.6 V7.2; M9.4 12 H21; M17.2 8.2 L21 12 17.2 15.8
    rectangle.portrait.and.arrow.forward turns
      M13.6 16.8 V20.6 H4 V3.4 H13.6 V7.2; M9.4 12 H21; M17.2 8.2 L21 12 17.2 15.8
    arrowshape.turn.up.right turns
      M13.6 4.8 L20.8 11.4 L13.6 18 L13.6 14.2 C8.6 14 5.4 15.6 3.2 19 C3.4 12.6 7.4 8.8 13.6
      8.6 Z
    arrow.left.to.line
      M21 12 L7.6 12; M12.4 7 L7.4 12 L12.4 17; M3.4 5 L3.4 19
    arrow.turn.up.right
      M4.5 19.5 L4.5 13 C4.5 11 5.6 9.8 7.8 9.8 L19.6 9.8; M14.8 14.6 L19.8 9.8 L14.8 5
    arrow.triangle.turn.up.right.diamond
      M12 2.6 L21.4 12 12 21.4 2.6 12 Z; M8.8 15.2 V12.6 C8.8 11.6 9.4 11 10.4 11 H14.2;
      =M13.4 8.2 L16.6 11 13.4 13.8 Z
    chevron.compact.left
      M14 3.6 L10 12 14 20.4
    chevron.compact.right
      M10 3.6 L14 12 10 20.4
    """
}
