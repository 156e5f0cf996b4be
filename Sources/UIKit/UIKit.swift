// UIKit's API for collection view layout, on any platform. Like Apple's UIKit, the module re-exports
// Foundation.
@_exported public import CompositionalLayout
@_exported public import Foundation
@_exported public import UIKitViews
