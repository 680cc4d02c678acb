#include "CrashNote.h"
#include "JobCapture.h"
#include "MissingResource.h"
#include "TaskIdentity.h"
