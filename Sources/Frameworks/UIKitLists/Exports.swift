@_exported import TactusUIKitControllers
@_exported import TactusUIKitDynamics
@_exported import TactusUIKitViews
