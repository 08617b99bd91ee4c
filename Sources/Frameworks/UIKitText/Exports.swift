@_exported import TactusUIKitViews
