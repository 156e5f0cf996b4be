import CellContent
import CompositionalLayout
import Scene
import Testing

struct NamedColorTests {
  @Test func `names are unique and found`() {
    #expect(Set(NamedColor.names).count == NamedColor.names.count)
    for name in NamedColor.names { #expect(NamedColor.named(name)?.name == name) }
    #expect(NamedColor.named("systemRde") == nil)
  }

  @Test func `colors resolve for the appearance`() {
    let label = ColorReference.named("label")
    #expect(label.resolved(in: .light) == .black)
    #expect(label.resolved(in: .dark) == .white)
    #expect(ColorReference.named("secondaryLabel").resolved(in: .light).alpha == 0.6)
    let own = ColorReference.dynamic(light: .named("white"), dark: .components(RGBA(0x3A3A3C)))
    #expect(own.resolved(in: .light) == .white)
    #expect(own.resolved(in: .dark) == RGBA(0x3A3A3C))
  }

  @Test func `unknown names give a visible color`() {
    #expect(ColorReference.named("nothing").resolved(in: .light) == RGBA(0xFF00FF))
  }

  @Test func `the colors of the system follow its version`() {
    // R105.
    func values(_ name: String, _ appearance: Appearance) -> [RGBA] {
      [ListProfile.System.ios18, .ios26].map {
        ColorReference.named(name).resolved(in: Palette(appearance, of: $0))
      }
    }
    #expect(values("tintColor", .light) == [RGBA(0x007AFF), RGBA(0x0088FF)])
    #expect(values("systemBlue", .dark) == [RGBA(0x0A84FF), RGBA(0x0091FF)])
    #expect(
      values("separator", .light)
        == [RGBA(0x3C3C43, alpha: 0.29), RGBA(0x3C3C43, alpha: 0.12)])
    #expect(Set(values("label", .light)) == [.black])
    let half = ColorReference.faded(.named("systemRed"), alpha: 0.5)
    #expect(
      half.resolved(in: Palette(.light, of: .ios18)) == RGBA(0xFF3B30, alpha: 0.5))
    #expect(half.resolved(in: Palette(.light)) == RGBA(0xFF383C, alpha: 0.5))
  }

  @Test func `fixed colors are equal in both appearances`() {
    for name in ["white", "black", "clear", "lightGray", "red"] {
      let color = NamedColor.named(name)
      #expect(color?.light == color?.dark)
    }
  }
}
