// The unified log, by its other name.
@_exported import os
