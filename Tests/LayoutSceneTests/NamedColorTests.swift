import CellContent
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

  @Test func `fixed colors are equal in both appearances`() {
    for name in ["white", "black", "clear", "lightGray", "red"] {
      let color = NamedColor.named(name)
      #expect(color?.light == color?.dark)
    }
  }
}
