// Swift Testing declares a cross-import overlay of this name: a file that imports both Testing and a
// module named UIKit imports the overlay in Testing's place. Apple's SDKs contain it; without this
// module, no file could import both.
#if canImport(Testing)
  @_exported public import Testing
  @_exported public import UIKit
#endif
