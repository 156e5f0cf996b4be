extension CodeClosure {
  /// The delegates that start the app, if they name one of some controllers, directly or through other
  /// declarations: that of the scene and that of the application that are nearest to the unit.
  func delegates(thatName controllers: Set<String>) -> [Place] {
    let scene = delegate(["UIWindowSceneDelegate", "UISceneDelegate"], with: "scene")
    let application = delegate(["UIApplicationDelegate"], with: "application")
    let delegates = [scene, application].compactMap { $0 }
    guard !delegates.isEmpty else { return [] }
    var needed = self
    needed.take(delegates)
    let isNamed = needed.taken.contains { controllers.contains(needed[$0].name) }
    return isNamed ? delegates : []
  }

  /// The nearest class that conforms to a protocol and has a function.
  private func delegate(_ protocols: Set<String>, with function: String) -> Place? {
    var found: [Place] = []
    for (file, code) in files.enumerated() {
      for (index, declaration) in code.outline.declarations.enumerated()
      where declaration.keyword == "class" && !declaration.isPrivate {
        guard let clause = declaration.clause,
          !code.outline.code.names(in: clause).isDisjoint(with: protocols),
          declaration.members.contains(where: { $0.name == function })
        else { continue }
        found.append(Place(file: file, declaration: index))
      }
    }
    return found.min { distance($0.file, 0) < distance($1.file, 0) }
  }
}
