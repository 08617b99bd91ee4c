// As on an iPhone, OSLog exports Foundation and os.
@_exported import TactusFoundation
@_exported import os
