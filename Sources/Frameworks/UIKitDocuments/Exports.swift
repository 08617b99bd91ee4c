@_exported import TactusUIKitLists
@_exported import TactusUIKitValues
@_exported import TactusUIKitViews
