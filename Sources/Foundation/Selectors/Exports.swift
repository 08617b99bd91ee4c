// All modules that export this one report programming errors in the same way.
@_exported import TactusCrashReports
