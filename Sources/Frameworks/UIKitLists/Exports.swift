@_exported import TactusUIKitApp
@_exported import TactusUIKitControllers
@_exported import TactusUIKitDynamics
@_exported import TactusUIKitText
@_exported import TactusUIKitViews
