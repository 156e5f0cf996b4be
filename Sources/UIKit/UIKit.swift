/// UIKit's names for collection view layout, on any system. It brings Foundation along, as Apple's
/// does.
@_exported public import CompositionalLayout
@_exported public import Foundation
@_exported public import UIKitViews
