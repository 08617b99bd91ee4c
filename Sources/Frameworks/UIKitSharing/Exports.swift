@_exported import TactusUIKitValues
@_exported import TactusUIKitViews
