// Swift Testing declares that whoever imports both it and a module named `UIKit` gets a module of this
// name in Testing's place, which Apple's systems have. Without it no file could import both.
#if canImport(Testing)
  @_exported public import Testing
  @_exported public import UIKit
#endif
