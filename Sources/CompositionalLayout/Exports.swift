@_exported public import Geometry
@_exported public import LayoutEngine
