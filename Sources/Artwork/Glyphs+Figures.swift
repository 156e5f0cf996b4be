extension Glyph {
  /// Figures, windows and measures.
  static let figures = """
    battery.75
      M2 7.4 H19.2 V16.6 H2 Z; =M4.2 9.5 H13.6 V14.5 H4.2 Z; M22.2 10.4 V13.6
    battery.50
      M2 7.4 H19.2 V16.6 H2 Z; =M4.2 9.5 H10.6 V14.5 H4.2 Z; M22.2 10.4 V13.6
    battery.25
      M2 7.4 H19.2 V16.6 H2 Z; =M4.2 9.5 H7.4 V14.5 H4.2 Z; M22.2 10.4 V13.6
    battery.0
      M2 7.4 H19.2 V16.6 H2 Z; M22.2 10.4 V13.6
    rectangle.grid.1x2
      M3 4.4 H21 V10.6 H3 Z; M3 13.4 H21 V19.6 H3 Z
    rectangle.split.2x1
      M3 5 H21 V19 H3 Z; M12 5.2 V18.8
    rectangle.split.2x2
      M3 5 H21 V19 H3 Z; M12 5.2 V18.8; M3.2 12 H20.8
    rectangle.on.rectangle
      M8 9.4 H21.4 V19.6 H8 Z; M5.4 14.6 H2.6 V4.4 H16 V6.8
    square.on.square
      M8.4 8.4 H20.8 V20.8 H8.4 Z; M5.8 15.6 H3.2 V3.2 H15.6 V5.8
    square.dashed
      M3.4 7 V3.4 H7; M17 3.4 H20.6 V7; M20.6 17 V20.6 H17; M7 20.6 H3.4 V17; M10.6 3.4 H13.4;
      M10.6 20.6 H13.4; M3.4 10.6 V13.4; M20.6 10.6 V13.4
    circle.dashed
      M9 3.5 C10.9 2.8 13.1 2.8 15 3.5; M18.8 6 C20 7.2 20.7 8.6 21 10.2; M21 13.8 C20.7 15.4
      20 16.8 18.8 18; M15 20.5 C13.1 21.2 10.9 21.2 9 20.5; M5.2 18 C4 16.8 3.3 15.4 3 13.8;
      M3 10.2 C3.3 8.6 4 7.2 5.2 6
    circle.dotted
      =O12 3.2 1.1; =O16.4 4.4 1.1; =O19.6 7.6 1.1; =O20.8 12 1.1; =O19.6 16.4 1.1; =O16.4
      19.6 1.1; =O12 20.8 1.1; =O7.6 19.6 1.1; =O4.4 16.4 1.1; =O3.2 12 1.1; =O4.4 7.6 1.1;
      =O7.6 4.4 1.1
    circle.lefthalf.filled
      O12 12 9; =M12 3 C7 3 3 7 3 12 3 17 7 21 12 21 Z
    circle.righthalf.filled
      O12 12 9; =M12 3 C17 3 21 7 21 12 21 17 17 21 12 21 Z
    circle.bottomhalf.filled
      O12 12 9; =M3 12 C3 17 7 21 12 21 17 21 21 17 21 12 Z
    largecircle.fill.circle
      O12 12 9; =O12 12 5.8
    smallcircle.filled.circle
      O12 12 9; =O12 12 2.8
    circle.circle
      O12 12 9; O12 12 4.6
    star.leadinghalf.filled turns
      M12 2.8 L14.8 9 21.4 9.7 16.4 14.2 17.9 20.8 12 17.3 6.1 20.8 7.6 14.2 2.6 9.7 9.2 9 Z;
      =M12 2.8 V17.3 L6.1 20.8 7.6 14.2 2.6 9.7 9.2 9 Z
    rectangle.inset.filled
      M2.6 5 H21.4 V19 H2.6 Z; =M5.4 7.8 H18.6 V16.2 H5.4 Z
    sidebar.right
      M3 5 H21 V19 H3 Z; M15 5.2 V18.8; M17.4 8.4 H18.6; M17.4 11.4 H18.6
    macwindow
      M2.6 4.4 H21.4 V19.6 H2.6 Z; M2.8 9 H21.2; =O5.6 6.8 0.9; =O8.4 6.8 0.9; =O11.2 6.8 0.9
    pip
      M11 18.8 H2.6 V5 H21.4 V10; =M13 12.6 H22 V19.4 H13 Z
    slider.vertical.3
      M5 3.4 V12; M5 17 V20.6; O5 14.5 2.2; M12 3.4 V6; M12 11 V20.6; O12 8.5 2.2; M19 3.4
      V12; M19 17 V20.6; O19 14.5 2.2
    target
      O12 12 9; O12 12 5; =O12 12 1.6
    scope
      O12 12 7.6; M12 2 V7.6; M12 16.4 V22; M2 12 H7.6; M16.4 12 H22
    octagon
      M8.2 3 H15.8 L21 8.2 V15.8 L15.8 21 H8.2 L3 15.8 V8.2 Z
    pentagon
      M12 2.8 L21.4 9.8 17.8 20.6 H6.2 L2.6 9.8 Z
    app
      M7.6 3.2 H16.4 C19.2 3.2 20.8 4.8 20.8 7.6 V16.4 C20.8 19.2 19.2 20.8 16.4 20.8 H7.6
      C4.8 20.8 3.2 19.2 3.2 16.4 V7.6 C3.2 4.8 4.8 3.2 7.6 3.2 Z
    app.badge
      M12.4 5 H7.4 C4.8 5 3.2 6.6 3.2 9.2 V16.6 C3.2 19.2 4.8 20.8 7.4 20.8 H14.8 C17.4 20.8
      19 19.2 19 16.6 V11.6; =O18.2 5.8 3.6
    sparkle
      M12 2.8 C12.8 8.6 15.4 11.2 21.2 12 15.4 12.8 12.8 15.4 12 21.2 11.2 15.4 8.6 12.8 2.8
      12 8.6 11.2 11.2 8.6 12 2.8 Z
    shield.lefthalf.filled
      M12 3 L19.8 5.8 V11.2 C19.8 15.8 16.6 19.4 12 21.2 7.4 19.4 4.2 15.8 4.2 11.2 V5.8 Z;
      =M12 3 L4.2 5.8 V11.2 C4.2 15.8 7.4 19.4 12 21.2 Z
    square.lefthalf.filled
      M3.4 3.4 H20.6 V20.6 H3.4 Z; =M3.4 3.4 H12 V20.6 H3.4 Z
    plus.square.on.square
      M8.4 8.4 H20.8 V20.8 H8.4 Z; M5.8 15.6 H3.2 V3.2 H15.6 V5.8; M14.6 11.4 V17.8; M11.4
      14.6 H17.8
    chart.line.downtrend.xyaxis
      M4 4 V20 H20.4; M7.6 7 L11.6 11.4 14 9.2 19 14.4; M19 10.6 V14.6 H15
    cellularbars
      =M2.6 15 H6 V20 H2.6 Z; =M7.8 11.6 H11.2 V20 H7.8 Z; =M13 8 H16.4 V20 H13 Z; =M18.2 4
      H21.6 V20 H18.2 Z
    calendar.day.timeline.left
      M3.4 3.4 H20.6 V20.6 H3.4 Z; M3.6 8 H20.4; =O7.4 13 1.3; M11 13 H17.4; M11 17 H17.4
    """
}
