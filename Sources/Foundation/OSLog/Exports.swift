// As on an iPhone, OSLog exports os.
@_exported import os
